import * as React from 'react';
import Avatar from '@mui/joy/Avatar';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Typography from '@mui/joy/Typography';
import { mayaPatel, omarHaddad, saraLind } from '../sampleData/pictures';

const people = [
  { id: 'maya', name: 'Maya Patel', tasks: '3 open tasks', picture: mayaPatel },
  { id: 'omar', name: 'Omar Haddad', tasks: '7 open tasks', picture: omarHaddad },
  { id: 'sara', name: 'Sara Lind', tasks: 'On vacation', picture: saraLind },
];

export default function SelectOptionAvatars() {
  const [personId, setPersonId] = React.useState<string | null>('maya');
  const chosen = people.find(({ id }) => id === personId);

  return (
    <FormControl sx={{ width: '100%', maxWidth: 280 }}>
      <FormLabel>Assigned to</FormLabel>
      <Select
        value={personId}
        onChange={(_event, value) => setPersonId(value)}
        startDecorator={<Avatar size="sm" src={chosen?.picture} alt="" />}
        slotProps={{ listbox: { sx: { '--ListItemDecorator-size': '48px' } } }}
      >
        {people.map(({ id, name, tasks, picture }) => (
          <Option key={id} value={id} label={name}>
            <ListItemDecorator>
              <Avatar size="sm" src={picture} alt="" />
            </ListItemDecorator>
            <ListItemContent>
              {name}
              <Typography level="body-sm">{tasks}</Typography>
            </ListItemContent>
          </Option>
        ))}
      </Select>
    </FormControl>
  );
}
