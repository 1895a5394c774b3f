import * as React from 'react';
import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Collapse from '@mui/material/Collapse';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

const folders = [
  { name: 'Photos', files: ['Beach.jpg', 'Birthday.jpg', 'Garden.jpg'] },
  { name: 'Invoices', files: ['January.pdf', 'February.pdf'] },
];

export default function ListNested() {
  const id = React.useId();
  const [open, setOpen] = React.useState<string | null>('Photos');

  return (
    <List aria-label="Folders" sx={{ width: '100%', maxWidth: 320, mx: 'auto' }}>
      {folders.map(({ name, files }) => (
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
              {files.map((file) => (
                <ListItem key={file} sx={{ paddingInlineStart: 4 }}>
                  <ListItemText primary={file} />
                </ListItem>
              ))}
            </List>
          </Collapse>
        </li>
      ))}
    </List>
  );
}
