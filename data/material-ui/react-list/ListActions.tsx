import * as React from 'react';
import DeleteOutline from '@mui/icons-material/DeleteOutline';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';

export default function ListActions() {
  const statusRef = React.useRef<HTMLParagraphElement>(null);
  const [files, setFiles] = React.useState([
    'Budget 2025.xlsx',
    'Contract.pdf',
    'Team photo.jpg',
  ]);
  const [message, setMessage] = React.useState('Open or delete a file.');

  const remove = (file: string) => {
    setFiles(files.filter((other) => other !== file));
    setMessage(`Deleted ${file}`);
    // The pressed button disappears, so the focus needs another place.
    statusRef.current?.focus();
  };

  return (
    <Box sx={{ width: 300, maxWidth: '100%' }}>
      <List aria-label="Files">
        {files.map((file) => (
          <ListItem
            key={file}
            disablePadding
            secondaryAction={
              <IconButton
                edge="end"
                aria-label={`Delete ${file}`}
                onClick={() => remove(file)}
              >
                <DeleteOutline />
              </IconButton>
            }
          >
            <ListItemButton onClick={() => setMessage(`Opened ${file}`)}>
              <ListItemText primary={file} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      <Typography
        ref={statusRef}
        role="status"
        tabIndex={-1}
        variant="body2"
        sx={{ px: 2, color: 'text.secondary' }}
      >
        {message}
      </Typography>
    </Box>
  );
}
