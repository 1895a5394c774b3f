import * as React from 'react';
import Bed from '@mui/icons-material/Bed';
import SoupKitchen from '@mui/icons-material/SoupKitchen';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton, { listItemButtonClasses } from '@mui/material/ListItemButton';
import ListItemIcon, { listItemIconClasses } from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { ThemeProvider, type Theme } from '@mui/material/styles';

// Extends the theme around it. At the root of an app, pass `components`
// to createTheme() instead.
function withRefugeLists(outer: Theme): Theme {
  const { primary } = (outer.vars ?? outer).palette;
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiListItemIcon: { styleOverrides: { root: { minWidth: 40 } } },
      MuiListItemButton: {
        styleOverrides: {
          root: {
            borderRadius: 24,
            [`&.${listItemButtonClasses.selected}`]: {
              [`&, &:hover, &.${listItemButtonClasses.focusVisible}`]: {
                backgroundColor: primary.main,
                color: primary.contrastText,
              },
              [`& .${listItemIconClasses.root}`]: { color: 'inherit' },
            },
            [`&.${listItemButtonClasses.focusVisible}`]: {
              outline: `2px solid ${primary.main}`,
              outlineOffset: 2,
            },
          },
        },
      },
    },
  };
}

const rooms = [
  { name: 'Dormitory', Icon: Bed },
  { name: 'Kitchen', Icon: SoupKitchen },
];

export default function RefugeListTheme() {
  const [room, setRoom] = React.useState('Dormitory');

  return (
    <ThemeProvider theme={withRefugeLists}>
      <List aria-label="Rooms" sx={{ width: 240 }}>
        {rooms.map(({ name, Icon }) => (
          <ListItem key={name} disablePadding sx={{ mb: 1 }}>
            <ListItemButton
              selected={name === room}
              aria-current={name === room}
              onClick={() => setRoom(name)}
            >
              <ListItemIcon>
                <Icon />
              </ListItemIcon>
              <ListItemText primary={name} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </ThemeProvider>
  );
}
