import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const readings = Array.from({ length: 24 }, (_, hour) => ({
  time: `${String(hour).padStart(2, '0')}:00`,
  north: [748 + ((hour * 5) % 9), 120 + ((hour * 37) % 260)],
  south: [745 + ((hour * 7) % 11), 95 + ((hour * 53) % 240)],
}));

export default function SubstationLogSticky() {
  return (
    <TableContainer
      component={Paper}
      variant="outlined"
      role="region"
      aria-label="Substation readings, scrollable"
      tabIndex={0}
      sx={{ maxHeight: 320 }}
    >
      <Table
        stickyHeader
        size="small"
        aria-label="Substation readings by the hour"
        // The second header row sticks below the first one, which is 37px high.
        sx={{ '& thead tr:nth-of-type(2) th': { top: 37 } }}
      >
        <colgroup />
        <colgroup span={2} />
        <colgroup span={2} />
        <TableHead>
          <TableRow>
            <TableCell rowSpan={2}>Time</TableCell>
            <TableCell scope="colgroup" colSpan={2} align="center">
              North
            </TableCell>
            <TableCell scope="colgroup" colSpan={2} align="center">
              South
            </TableCell>
          </TableRow>
          <TableRow>
            <TableCell align="right">Volts</TableCell>
            <TableCell align="right">Amps</TableCell>
            <TableCell align="right">Volts</TableCell>
            <TableCell align="right">Amps</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {readings.map(({ time, north, south }) => (
            <TableRow key={time}>
              <TableCell component="th" scope="row">
                {time}
              </TableCell>
              {[...north, ...south].map((value, index) => (
                <TableCell key={index} align="right">
                  {value}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
