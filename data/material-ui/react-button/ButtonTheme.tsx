import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { ThemeProvider, type Theme } from '@mui/material/styles';

// Extends the theme around it. At the root of an app, pass `components`
// to createTheme() instead.
function withRoundButtons(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiButtonBase: {
        styleOverrides: {
          root: {
            // Restores the focus ring of the browser.
            '&.Mui-focusVisible': { outline: 'revert', outlineOffset: 2 },
          },
        },
      },
      MuiButton: {
        defaultProps: { disableElevation: true },
        styleOverrides: {
          root: {
            textTransform: 'none',
            borderRadius: 999,
            variants: [
              { props: { variant: 'outlined' }, style: { borderWidth: 2 } },
            ],
          },
        },
      },
    },
  };
}

export default function ButtonTheme() {
  return (
    <ThemeProvider theme={withRoundButtons}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="contained">Start a trial</Button>
        <Button variant="outlined">Compare plans</Button>
      </Stack>
    </ThemeProvider>
  );
}
