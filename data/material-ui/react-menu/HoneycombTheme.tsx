import * as React from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { ThemeProvider, type Theme } from '@mui/material/styles';

// Extends the theme around it. At the root of an app, pass `components`
// to createTheme() instead.
function withHoneycombMenus(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiMenu: {
        defaultProps: { elevation: 2, transitionDuration: 120 },
        styleOverrides: {
          paper: { borderRadius: 12 },
          list: { padding: 6 },
        },
      },
      MuiMenuItem: {
        styleOverrides: {
          root: {
            borderRadius: 8,
            // A bar besides the tint, for readers who cannot tell it apart.
            '&.Mui-selected': {
              paddingInlineStart: 13,
              borderInlineStart: '3px solid',
              fontWeight: 600,
            },
          },
        },
      },
    },
  };
}

export default function HoneycombTheme() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  return (
    <ThemeProvider theme={withHoneycombMenus}>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Honey room
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        MenuListProps={{ 'aria-label': 'Honey room' }}
      >
        <MenuItem selected aria-current onClick={close}>
          Uncapping bench
        </MenuItem>
        <MenuItem onClick={close}>Extractor</MenuItem>
        <MenuItem onClick={close}>Settling tanks</MenuItem>
      </Menu>
    </ThemeProvider>
  );
}
