import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const trams = [
  { id: 'T-204', depot: 'Eastgate', seats: 64, km: '412,300' },
  { id: 'T-211', depot: 'Eastgate', seats: 64, km: '398,750' },
  { id: 'T-318', depot: 'Millbrook', seats: 88, km: '87,040' },
];

export default function TramFleetList() {
  return (
    <TableContainer
      component={Paper}
      variant="outlined"
      role="region"
      aria-label="Trams in service, scrollable"
      tabIndex={0}
    >
      <Table sx={{ minWidth: 440 }}>
        <caption>Trams in service, with distance since delivery</caption>
        <TableHead>
          <TableRow>
            <TableCell>Tram</TableCell>
            <TableCell>Depot</TableCell>
            <TableCell align="right">Seats</TableCell>
            <TableCell align="right">Distance (km)</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {trams.map((tram) => (
            <TableRow key={tram.id}>
              <TableCell component="th" scope="row">
                {tram.id}
              </TableCell>
              <TableCell>{tram.depot}</TableCell>
              <TableCell align="right">{tram.seats}</TableCell>
              <TableCell align="right">{tram.km}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
