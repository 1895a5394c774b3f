import * as React from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton, { listItemButtonClasses } from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

const folders = ['Invoices', 'Contracts', 'Receipts', 'Archive'];

export default function CustomizeStateClasses() {
  const [folder, setFolder] = React.useState('Contracts');

  return (
    <List aria-label="Folders" sx={{ width: 240, maxWidth: '100%' }}>
      {folders.map((name) => (
        <ListItem key={name} disablePadding>
          <ListItemButton
            selected={name === folder}
            aria-pressed={name === folder}
            disabled={name === 'Archive'}
            onClick={() => setFolder(name)}
            sx={{
              borderInlineStart: '4px solid',
              borderColor: 'transparent',
              [`&.${listItemButtonClasses.selected}`]: {
                borderColor: 'primary.main',
                fontWeight: 'fontWeightBold',
              },
              [`&.${listItemButtonClasses.disabled}`]: {
                textDecoration: 'line-through',
              },
            }}
          >
            <ListItemText primary={name} disableTypography />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
