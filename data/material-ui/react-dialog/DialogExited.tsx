import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

const flights = [
  {
    number: 'LH 412',
    city: 'New York',
    note: 'Boarding starts at 10:45 at gate Z52.',
  },
  { number: 'AF 1019', city: 'Paris', note: 'Delayed by 40 minutes.' },
  { number: 'BA 945', city: 'London', note: 'On time, gate to be announced.' },
];

export default function DialogExited() {
  const [open, setOpen] = React.useState(false);
  const [flight, setFlight] = React.useState<(typeof flights)[number] | null>(null);

  return (
    <>
      <List aria-label="Departures" sx={{ width: '100%', maxWidth: 320 }}>
        {flights.map((entry) => (
          <ListItem key={entry.number} disablePadding divider>
            <ListItemButton
              onClick={() => {
                setFlight(entry);
                setOpen(true);
              }}
            >
              <ListItemText primary={entry.city} secondary={entry.number} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        // Keep the flight until the dialog is out of sight.
        TransitionProps={{ onExited: () => setFlight(null) }}
      >
        <DialogTitle>
          {flight?.number} to {flight?.city}
        </DialogTitle>
        <DialogContent>
          <DialogContentText>{flight?.note}</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
