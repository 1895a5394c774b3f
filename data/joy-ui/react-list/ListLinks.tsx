import CreditCard from '@mui/icons-material/CreditCard';
import Person from '@mui/icons-material/Person';
import Receipt from '@mui/icons-material/Receipt';
import List from '@mui/joy/List';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemDecorator from '@mui/joy/ListItemDecorator';

const pages = [
  { title: 'Profile', Icon: Person },
  { title: 'Invoices', Icon: Receipt },
  { title: 'Payment', Icon: CreditCard },
];

export default function ListLinks() {
  const current = 'Invoices';

  return (
    <List
      component="nav"
      aria-label="Account"
      sx={{
        maxWidth: 260,
        marginInline: 'auto',
        '--List-gap': '4px',
        '--ListItem-radius': '20px',
      }}
    >
      {pages.map(({ title, Icon }) => (
        <ListItemButton
          key={title}
          component="a"
          href="#ListLinks"
          selected={title === current}
          aria-current={title === current ? 'page' : undefined}
          variant={title === current ? 'soft' : 'plain'}
          color={title === current ? 'primary' : 'neutral'}
        >
          <ListItemDecorator>
            <Icon />
          </ListItemDecorator>
          {title}
        </ListItemButton>
      ))}
    </List>
  );
}
