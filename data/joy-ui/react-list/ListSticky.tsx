import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemContent from '@mui/joy/ListItemContent';
import ListSubheader from '@mui/joy/ListSubheader';
import Sheet from '@mui/joy/Sheet';

const days = [
  {
    day: 'May 12',
    flights: ['07:05 Lisbon', '09:40 Oslo', '13:20 Vienna', '18:55 Athens'],
  },
  { day: 'May 13', flights: ['06:30 Dublin', '11:15 Prague', '16:45 Malta'] },
  {
    day: 'May 14',
    flights: ['08:00 Zurich', '12:10 Riga', '19:25 Madrid', '21:50 Rome'],
  },
];

export default function ListSticky() {
  return (
    <Sheet
      variant="outlined"
      role="region"
      aria-label="Departures"
      tabIndex={0}
      sx={{
        maxWidth: 300,
        maxHeight: 240,
        overflow: 'auto',
        marginInline: 'auto',
        borderRadius: 'sm',
      }}
    >
      <List size="sm" sx={{ '--List-padding': '0px' }}>
        {days.map(({ day, flights }) => (
          <ListItem nested key={day}>
            <ListSubheader sticky>{day}</ListSubheader>
            <List>
              {flights.map((flight) => (
                <ListItem key={flight}>
                  <ListItemContent>{flight}</ListItemContent>
                </ListItem>
              ))}
            </List>
          </ListItem>
        ))}
      </List>
    </Sheet>
  );
}
