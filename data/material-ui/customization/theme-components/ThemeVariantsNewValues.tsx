import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { ThemeProvider, type Theme } from '@mui/material/styles';

declare module '@mui/material/Button' {
  interface ButtonPropsSizeOverrides {
    touch: true;
  }
}

const withTouchSize = (outer: Theme): Theme => ({
  ...outer,
  components: {
    ...outer.components,
    MuiButton: {
      styleOverrides: {
        root: {
          variants: [
            {
              props: { size: 'touch' },
              style: { minHeight: 56, paddingInline: 24, fontSize: '1.125rem' },
            },
            {
              // A new value together with an existing one.
              props: { size: 'touch', variant: 'outlined' },
              style: { borderWidth: 3 },
            },
          ],
        },
      },
    },
  },
});

export default function ThemeVariantsNewValues() {
  return (
    <ThemeProvider theme={withTouchSize}>
      <Stack
        direction="row"
        spacing={2}
        useFlexGap
        sx={{ flexWrap: 'wrap', alignItems: 'center' }}
      >
        <Button size="large" variant="contained">
          Large
        </Button>
        <Button size="touch" variant="contained">
          Check in
        </Button>
        <Button size="touch" variant="outlined">
          Print ticket
        </Button>
      </Stack>
    </ThemeProvider>
  );
}
