import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

const orders = [
  { number: '1042', product: 'Running shoes', state: 'Delivered' },
  { number: '1043', product: 'Desk lamp', state: 'In transit' },
  { number: '1044', product: 'Headphones', state: 'Canceled' },
];

export default function ChipBasic() {
  return (
    <List sx={{ width: '100%', maxWidth: 420 }}>
      {orders.map(({ number, product, state }) => (
        <ListItem key={number} divider sx={{ gap: 2 }}>
          <ListItemText primary={product} secondary={`Order ${number}`} />
          <Chip
            label={state}
            size="small"
            color={state === 'Delivered' ? 'success' : 'default'}
          />
        </ListItem>
      ))}
    </List>
  );
}
