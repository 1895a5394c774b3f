import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const flights = [
  { time: '07:15', to: 'Lisbon', gate: 'Gate A4' },
  { time: '11:40', to: 'Oslo', gate: 'Gate B12' },
  { time: '18:05', to: 'Athens', gate: 'Gate C2' },
];

export default function UsageSx() {
  return (
    <Box
      component="ul"
      aria-label="Departures"
      sx={{
        listStyle: 'none',
        m: 0,
        p: { xs: 1, sm: 2 },
        width: '100%',
        maxWidth: 480,
        display: 'grid',
        gap: 1,
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' },
        '& > li': {
          p: 2,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          borderTop: 4,
          borderTopColor: 'primary.main',
        },
      }}
    >
      {flights.map((flight) => (
        <li key={flight.time}>
          <Typography variant="h6" component="div">
            <bdi>{flight.time}</bdi>
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {flight.to}
            <br />
            {flight.gate}
          </Typography>
        </li>
      ))}
    </Box>
  );
}
