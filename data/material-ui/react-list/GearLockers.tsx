import * as React from 'react';
import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Collapse from '@mui/material/Collapse';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

const lockers = [
  { name: 'Rescue', contents: ['Stretcher', 'Two avalanche probes', 'Flares'] },
  { name: 'Workshop', contents: ['Bow saw', 'Oil', 'Spare hinges'] },
];

export default function GearLockers() {
  const id = React.useId();
  const [open, setOpen] = React.useState<string | null>('Rescue');

  return (
    <List aria-label="Lockers" sx={{ width: '100%', maxWidth: 320, mx: 'auto' }}>
      {lockers.map(({ name, contents }) => (
        <li key={name}>
          <ListItemButton
            aria-expanded={open === name}
            aria-controls={`${id}-${name}`}
            onClick={() => setOpen(open === name ? null : name)}
          >
            <ListItemText primary={name} />
            {open === name ? <ExpandLess /> : <ExpandMore />}
          </ListItemButton>
          <Collapse in={open === name} timeout="auto" id={`${id}-${name}`}>
            <List disablePadding aria-label={name}>
              {contents.map((item) => (
                <ListItem key={item} sx={{ pl: 4 }}>
                  <ListItemText primary={item} />
                </ListItem>
              ))}
            </List>
          </Collapse>
        </li>
      ))}
    </List>
  );
}
