import * as React from 'react';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Stack from '@mui/material/Stack';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

// Extends the theme around it. At the root of an app, pass `components`
// to createTheme() instead.
function withVellumDrawers(outer: Theme): Theme {
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

export default function VellumTheme() {
  const titleId = React.useId();
  const [open, setOpen] = React.useState(false);

  return (
    <ThemeProvider theme={withVellumDrawers}>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Care instructions
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
            Handling vellum
          </Typography>
          <Typography>
            Lift each sheet by two corners and keep it out of the sun.
          </Typography>
          <Button onClick={() => setOpen(false)}>Understood</Button>
        </Stack>
      </Drawer>
    </ThemeProvider>
  );
}
