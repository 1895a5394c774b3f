import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const destinations = ['Paris', 'Vienna', 'Hamburg', 'Zurich', 'Milan', 'Prague'];
const departures = Array.from({ length: 18 }, (_, index) => ({
  time: `${String(6 + Math.floor(index / 3)).padStart(2, '0')}:${15 + (index % 3) * 20}`,
  destination: destinations[(index * 5) % destinations.length],
  platform: 1 + ((index * 7) % 12),
}));

export default function TableStickyHeader() {
  return (
    <TableContainer
      component={Paper}
      variant="outlined"
      role="region"
      aria-label="Departures, scrollable"
      tabIndex={0}
      sx={{ maxHeight: 280 }}
    >
      <Table stickyHeader aria-label="Departures">
        <TableHead>
          <TableRow>
            <TableCell>Time</TableCell>
            <TableCell>Destination</TableCell>
            <TableCell align="right">Platform</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {departures.map(({ time, destination, platform }) => (
            <TableRow key={time}>
              <TableCell component="th" scope="row">
                {time}
              </TableCell>
              <TableCell>{destination}</TableCell>
              <TableCell align="right">{platform}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
