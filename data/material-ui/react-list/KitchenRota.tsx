import * as React from 'react';
import DeleteOutline from '@mui/icons-material/DeleteOutline';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';

const duties = ['Peel potatoes', 'Split kindling', 'Sweep the dormitory'];

export default function KitchenRota() {
  const [open, setOpen] = React.useState(duties);
  const [message, setMessage] = React.useState('Press a duty to take it.');
  const statusRef = React.useRef<HTMLParagraphElement>(null);

  function remove(duty: string) {
    setOpen(open.filter((other) => other !== duty));
    setMessage(`Removed: ${duty}`);
    // The pressed button is about to go. Give the focus a place to stay.
    statusRef.current?.focus();
  }

  return (
    <div>
      <List aria-label="Duties" sx={{ width: 280, maxWidth: '100%' }}>
        {open.map((duty) => (
          <ListItem
            key={duty}
            disablePadding
            secondaryAction={
              <IconButton
                edge="end"
                aria-label={`Remove ${duty}`}
                onClick={() => remove(duty)}
              >
                <DeleteOutline />
              </IconButton>
            }
          >
            <ListItemButton onClick={() => setMessage(`Yours: ${duty}`)}>
              <ListItemText primary={duty} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      <Typography
        ref={statusRef}
        role="status"
        tabIndex={-1}
        variant="body2"
        sx={{ px: 2 }}
      >
        {message}
      </Typography>
    </div>
  );
}
