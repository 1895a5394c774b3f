import FlightTakeoff from '@mui/icons-material/FlightTakeoff';
import Hotel from '@mui/icons-material/Hotel';
import Restaurant from '@mui/icons-material/Restaurant';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';

const bookings = [
  { name: 'Flight to Lisbon', detail: 'Friday, 7:40 AM', Icon: FlightTakeoff },
  { name: 'Hotel Miramar', detail: 'Three nights, breakfast included', Icon: Hotel },
  {
    name: 'Dinner at Casa Rosa',
    detail: 'Saturday, table for two',
    Icon: Restaurant,
  },
];

export default function ListBasic() {
  return (
    <List aria-label="Bookings" sx={{ width: '100%', maxWidth: 360, mx: 'auto' }}>
      {bookings.map(({ name, detail, Icon }) => (
        <ListItem key={name}>
          <ListItemIcon>
            <Icon />
          </ListItemIcon>
          <ListItemText primary={name} secondary={detail} />
        </ListItem>
      ))}
    </List>
  );
}
