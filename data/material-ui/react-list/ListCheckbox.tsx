import * as React from 'react';
import CheckBox from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';

const groceries = ['Milk', 'Bread', 'Tomatoes', 'Coffee'];

export default function ListCheckbox() {
  const [bought, setBought] = React.useState(['Bread']);

  const toggle = (name: string) => {
    setBought(
      bought.includes(name)
        ? bought.filter((other) => other !== name)
        : [...bought, name],
    );
  };

  return (
    <List
      aria-label="Shopping list"
      sx={{ width: '100%', maxWidth: 320, mx: 'auto' }}
    >
      {groceries.map((name) => (
        <ListItem key={name} disablePadding>
          <ListItemButton
            role="checkbox"
            aria-checked={bought.includes(name)}
            onClick={() => toggle(name)}
          >
            <ListItemIcon>
              {bought.includes(name) ? (
                <CheckBox color="primary" />
              ) : (
                <CheckBoxOutlineBlank />
              )}
            </ListItemIcon>
            <ListItemText primary={name} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
