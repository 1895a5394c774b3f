import * as React from 'react';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { ThemeProvider, type Theme } from '@mui/material/styles';

// Extends the theme around it. At the root of an app, pass `components`
// to createTheme() instead.
function withSnackbars(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiSnackbar: {
        defaultProps: {
          anchorOrigin: { vertical: 'bottom', horizontal: 'center' },
          autoHideDuration: 6000,
          // Clicks elsewhere no longer close any snackbar.
          ClickAwayListenerProps: { mouseEvent: false, touchEvent: false },
        },
      },
      MuiSnackbarContent: {
        styleOverrides: {
          root: { borderRadius: 24, paddingInline: 24 },
          message: { fontWeight: 500 },
        },
      },
    },
  };
}

export default function SnackbarTheme() {
  const [open, setOpen] = React.useState(false);

  return (
    <ThemeProvider theme={withSnackbars}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Add to cart
      </Button>
      <Snackbar
        open={open}
        onClose={() => setOpen(false)}
        message="Added to your cart"
      />
    </ThemeProvider>
  );
}
