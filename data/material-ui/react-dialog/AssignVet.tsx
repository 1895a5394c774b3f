import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

const vets = [
  { name: 'Dr Adeyemi', focus: 'Surgery' },
  { name: 'Dr Castellano', focus: 'Birds and reptiles' },
  { name: 'Dr Nyberg', focus: 'Skin and allergies' },
];

export default function AssignVet() {
  const [open, setOpen] = React.useState(false);
  const [assigned, setAssigned] = React.useState('Dr Nyberg');

  const choose = (name: string) => {
    setAssigned(name);
    setOpen(false);
  };

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Vet: {assigned}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)}>
        <DialogTitle>Who takes this patient?</DialogTitle>
        <List sx={{ pt: 0 }}>
          {vets.map(({ name, focus }) => (
            <ListItem key={name} disablePadding>
              <ListItemButton
                selected={name === assigned}
                aria-current={name === assigned}
                onClick={() => choose(name)}
              >
                <ListItemAvatar>
                  <Avatar aria-hidden>{name.charAt(3)}</Avatar>
                </ListItemAvatar>
                <ListItemText primary={name} secondary={focus} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Dialog>
    </>
  );
}
