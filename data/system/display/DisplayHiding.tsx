import { Box } from '@mui/system';

const flights = [
  { route: 'Oslo to Paris', time: '8:40', gate: 'B12', plane: 'Airbus A320' },
  { route: 'Rome to Madrid', time: '9:15', gate: 'C3', plane: 'Boeing 737' },
  { route: 'London to Berlin', time: '9:30', gate: 'A7', plane: 'Airbus A319' },
];

export default function DisplayHiding() {
  const fromSm = { display: { xs: 'none', sm: 'table-cell' } };
  return (
    <Box component="table" sx={table}>
      <thead>
        <tr>
          <th scope="col">Flight</th>
          <th scope="col">Time</th>
          <th scope="col">Gate</th>
          <Box component="th" scope="col" sx={fromSm}>
            Aircraft
          </Box>
        </tr>
      </thead>
      <tbody>
        {flights.map(({ route, time, gate, plane }) => (
          <tr key={route}>
            <td>{route}</td>
            <td>{time}</td>
            <td>{gate}</td>
            <Box component="td" sx={fromSm}>
              {plane}
            </Box>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

const table = {
  width: 1,
  maxWidth: 560,
  borderCollapse: 'collapse',
  textAlign: 'start',
  '& :is(th, td)': {
    px: 1,
    py: 1,
    borderBottom: '1px solid color-mix(in srgb, currentColor 25%, transparent)',
    textAlign: 'start',
  },
};
