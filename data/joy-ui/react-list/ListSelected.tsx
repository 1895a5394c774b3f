import * as React from 'react';
import Avatar from '@mui/joy/Avatar';
import Box from '@mui/joy/Box';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Typography from '@mui/joy/Typography';
import { mayaPatel, omarHaddad, yukiTanaka } from '../sampleData/pictures';

const people = [
  { name: 'Maya Patel', photo: mayaPatel },
  { name: 'Omar Haddad', photo: omarHaddad },
  { name: 'Yuki Tanaka', photo: yukiTanaka },
];

export default function ListSelected() {
  const [assignee, setAssignee] = React.useState('Omar Haddad');

  return (
    <Box sx={{ maxWidth: 300, marginInline: 'auto' }}>
      <List aria-label="Assignee" sx={{ '--ListItemDecorator-size': '56px' }}>
        {people.map(({ name, photo }) => (
          <ListItem key={name}>
            <ListItemButton
              selected={name === assignee}
              aria-pressed={name === assignee}
              color={name === assignee ? 'primary' : undefined}
              onClick={() => setAssignee(name)}
            >
              <ListItemDecorator>
                <Avatar src={photo} alt="" />
              </ListItemDecorator>
              {name}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      <Typography level="body-sm" role="status" sx={{ padding: 1.5 }}>
        The task is assigned to {assignee}.
      </Typography>
    </Box>
  );
}
