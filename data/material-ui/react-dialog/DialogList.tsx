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

const people = [
  { name: 'Ana Costa', tasks: '2 open tasks' },
  { name: 'Ben Okafor', tasks: '5 open tasks' },
  { name: 'Chloe Martin', tasks: 'No open tasks' },
];

export default function DialogList() {
  const [open, setOpen] = React.useState(false);
  const [assignee, setAssignee] = React.useState('Ben Okafor');

  const choose = (name: string) => {
    setAssignee(name);
    setOpen(false);
  };

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Assigned to {assignee}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)}>
        <DialogTitle>Assign the task to</DialogTitle>
        <List sx={{ pt: 0 }}>
          {people.map(({ name, tasks }) => (
            <ListItem key={name} disablePadding>
              <ListItemButton
                selected={name === assignee}
                aria-current={name === assignee}
                autoFocus={name === assignee}
                onClick={() => choose(name)}
              >
                <ListItemAvatar>
                  <Avatar aria-hidden>{name.charAt(0)}</Avatar>
                </ListItemAvatar>
                <ListItemText primary={name} secondary={tasks} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Dialog>
    </>
  );
}
