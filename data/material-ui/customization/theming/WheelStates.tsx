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
              // A function sees all props of the instance.
              props: ({ variant, size }) => variant === 'stamp' && size === 'small',
              style: { borderWidth: 1 },
            },
          ],
        },
      },
    },
  },
});

export default function WheelStates() {
  return (
    <ThemeProvider theme={withStamp}>
      <Stack
        direction="row"
        spacing={2}
        useFlexGap
        sx={{ flexWrap: 'wrap', alignItems: 'center' }}
      >
        <Chip label="In brine" />
        <Chip label="Ready" variant="outlined" />
        <Chip label="Grade A" variant="stamp" />
        <Chip label="Lot 41" variant="stamp" size="small" />
      </Stack>
    </ThemeProvider>
  );
}
