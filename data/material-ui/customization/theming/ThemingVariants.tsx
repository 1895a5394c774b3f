import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { ThemeProvider, type Theme } from '@mui/material/styles';

declare module '@mui/material/Chip' {
  interface ChipPropsVariantOverrides {
    stamp: true;
  }
}

const withStamp = (outer: Theme): Theme => ({
  ...outer,
  components: {
    ...outer.components,
    MuiChip: {
      styleOverrides: {
        root: {
          variants: [
            {
              props: { variant: 'stamp' },
              style: {
                borderRadius: 2,
                border: '2px solid currentColor',
                backgroundColor: 'transparent',
                fontWeight: 700,
                textTransform: 'uppercase',
              },
            },
            {
              // A function receives all props of the instance.
              props: ({ variant, size }) => variant === 'stamp' && size === 'small',
              style: { borderWidth: 1 },
            },
          ],
        },
      },
    },
  },
});

export default function ThemingVariants() {
  return (
    <ThemeProvider theme={withStamp}>
      <Stack
        direction="row"
        spacing={2}
        useFlexGap
        sx={{ flexWrap: 'wrap', alignItems: 'center' }}
      >
        <Chip label="Draft" />
        <Chip label="Sent" variant="outlined" />
        <Chip label="Paid" variant="stamp" />
        <Chip label="Copy" variant="stamp" size="small" />
      </Stack>
    </ThemeProvider>
  );
}
