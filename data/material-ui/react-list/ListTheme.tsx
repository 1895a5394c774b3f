import * as React from 'react';
import CreditCard from '@mui/icons-material/CreditCard';
import Person from '@mui/icons-material/Person';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton, { listItemButtonClasses } from '@mui/material/ListItemButton';
import ListItemIcon, { listItemIconClasses } from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';

// Extends the theme around it. At the root of an app, pass `components`
// to createTheme() instead.
function withRoundedLists(outer: Theme): Theme {
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

const sections = [
  { name: 'Profile', Icon: Person },
  { name: 'Payment', Icon: CreditCard },
];

export default function ListTheme() {
  const [current, setCurrent] = React.useState('Profile');

  return (
    <ThemeProvider theme={withRoundedLists}>
      <List aria-label="Settings" sx={{ width: 240 }}>
        {sections.map(({ name, Icon }) => (
          <ListItem key={name} disablePadding sx={{ mb: 1 }}>
            <ListItemButton
              selected={name === current}
              aria-current={name === current}
              onClick={() => setCurrent(name)}
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
