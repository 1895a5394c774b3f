import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const stops = [
  { name: 'Foundry Lane', zone: 'B', shelter: 'Heated' },
  { name: 'Botanic Hill', zone: 'B', shelter: 'Open' },
  { name: 'Weir Street', zone: 'C', shelter: 'Closed for repair' },
];

const wideOnly = { display: { xs: 'none', sm: 'table-cell' } };

export default function StopsNarrowScreen() {
  return (
    <Table aria-label="Stops">
      <TableHead>
        <TableRow>
          <TableCell>Stop</TableCell>
          <TableCell align="center">Zone</TableCell>
          <TableCell sx={wideOnly}>Shelter</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {stops.map(({ name, zone, shelter }) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {name}
              <Box
                component="span"
                sx={{
                  display: { xs: 'block', sm: 'none' },
                  color: 'text.secondary',
                }}
              >
                Shelter: {shelter}
              </Box>
            </TableCell>
            <TableCell align="center">{zone}</TableCell>
            <TableCell sx={wideOnly}>{shelter}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
