import * as React from 'react';
import CheckBox from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';

const gear = ['Sleeping bag liner', 'Head torch', 'Cash for the honesty box'];

export default function PackingList() {
  const [packed, setPacked] = React.useState<readonly string[]>(['Head torch']);

  function toggle(item: string) {
    setPacked(
      packed.includes(item)
        ? packed.filter((other) => other !== item)
        : [...packed, item],
    );
  }

  return (
    <List
      aria-label="Packing list"
      sx={{ width: '100%', maxWidth: 320, mx: 'auto' }}
    >
      {gear.map((item) => (
        <ListItem key={item} disablePadding>
          <ListItemButton
            role="checkbox"
            aria-checked={packed.includes(item)}
            onClick={() => toggle(item)}
          >
            <ListItemIcon>
              {packed.includes(item) ? (
                <CheckBox color="primary" />
              ) : (
                <CheckBoxOutlineBlank />
              )}
            </ListItemIcon>
            <ListItemText primary={item} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
