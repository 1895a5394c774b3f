import Avatar from '@mui/joy/Avatar';
import Checkbox from '@mui/joy/Checkbox';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import { mayaPatel, omarHaddad, saraLind } from '../sampleData/pictures';

const people = [
  { name: 'Maya Patel', picture: mayaPatel },
  { name: 'Sara Lind', picture: saraLind },
  { name: 'Omar Haddad', picture: omarHaddad },
];

export default function CheckboxMembers() {
  return (
    <List
      aria-label="Members of the project"
      sx={{
        '--ListItem-radius': '8px',
        '--ListItemDecorator-size': '3rem',
        maxWidth: 300,
      }}
    >
      {people.map(({ name, picture }) => (
        <ListItem key={name}>
          <ListItemDecorator>
            <Avatar size="sm" src={picture} alt="" />
          </ListItemDecorator>
          <Checkbox
            overlay
            label={name}
            defaultChecked={name === 'Sara Lind'}
            sx={{ flexGrow: 1, flexDirection: 'row-reverse' }}
          />
        </ListItem>
      ))}
    </List>
  );
}
