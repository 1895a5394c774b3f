import * as React from 'react';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Stack from '@mui/material/Stack';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

// Extends the theme around it. At the root of an app, pass `components`
// to createTheme() instead.
function withRoundedDrawers(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiDrawer: {
        defaultProps: { anchor: 'right', elevation: 0 },
        styleOverrides: {
          paper: {
            width: 320,
            maxWidth: '100%',
            variants: [
              {
                props: { variant: 'temporary' },
                style: {
                  margin: 12,
                  height: 'calc(100% - 24px)',
                  maxWidth: 'calc(100% - 24px)',
                  borderRadius: 16,
                },
              },
            ],
          },
        },
      },
    },
  };
}

export default function DrawerTheme() {
  const titleId = React.useId();
  const [open, setOpen] = React.useState(false);

  return (
    <ThemeProvider theme={withRoundedDrawers}>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Return an item
      </Button>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        PaperProps={{
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
        }}
      >
        <Stack spacing={2} sx={{ p: 3, alignItems: 'start' }}>
          <Typography id={titleId} component="h3" variant="h6">
            Returns
          </Typography>
          <Typography>
            Send the item back within 30 days, in its box and with the invoice.
          </Typography>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </Stack>
      </Drawer>
    </ThemeProvider>
  );
}
