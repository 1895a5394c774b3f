import Inventory2 from '@mui/icons-material/Inventory2';
import LocalShipping from '@mui/icons-material/LocalShipping';
import TaskAlt from '@mui/icons-material/TaskAlt';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Typography from '@mui/joy/Typography';

const orders = [
  {
    number: '4021',
    state: 'Packed, leaves on Monday',
    price: '$38',
    Icon: Inventory2,
  },
  {
    number: '4018',
    state: 'On its way to Porto',
    price: '$112',
    Icon: LocalShipping,
  },
  { number: '4007', state: 'Delivered on March 4', price: '$64', Icon: TaskAlt },
];

export default function ListDecorators() {
  return (
    <List
      aria-label="Recent orders"
      variant="outlined"
      sx={{ maxWidth: 360, marginInline: 'auto', borderRadius: 'md' }}
    >
      {orders.map(({ number, state, price, Icon }) => (
        <ListItem key={number}>
          <ListItemDecorator
            sx={{ alignSelf: 'flex-start', paddingBlockStart: '2px' }}
          >
            <Icon />
          </ListItemDecorator>
          <ListItemContent>
            <Typography level="title-sm">Order {number}</Typography>
            <Typography level="body-sm">{state}</Typography>
          </ListItemContent>
          <Typography level="title-sm">{price}</Typography>
        </ListItem>
      ))}
    </List>
  );
}
