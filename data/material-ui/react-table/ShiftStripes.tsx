import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell, { tableCellClasses } from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow, { tableRowClasses } from '@mui/material/TableRow';

const shifts = [
  ['Early', '04:10', 31],
  ['Day', '08:45', 18],
  ['Late', '13:30', 27],
  ['Night', '21:55', 9],
] as const;

export default function ShiftStripes() {
  return (
    <Table
      aria-label="Crews by shift"
      sx={{
        [`& .${tableCellClasses.head}`]: {
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
        },
        [`& tbody .${tableRowClasses.root}:nth-of-type(even)`]: {
          bgcolor: 'action.hover',
        },
        [`& tbody .${tableCellClasses.root}`]: { borderBottom: 0 },
      }}
    >
      <TableHead>
        <TableRow>
          <TableCell>Shift</TableCell>
          <TableCell>Begins</TableCell>
          <TableCell align="right">Crews</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {shifts.map(([name, begins, crews]) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            <TableCell>{begins}</TableCell>
            <TableCell align="right">{crews}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
