import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const stops = ['Harbour Cross', 'Old Mint', 'Foundry Lane', 'Botanic Hill'];
const firstMinutes = [0, 4, 11, 17];
const runs = Array.from({ length: 12 }, (_, run) => 6 * 60 + run * 40);

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const pinned = {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  bgcolor: 'background.paper',
  borderInlineEnd: '1px solid',
  borderColor: 'divider',
} as const;

export default function WeekendTimetable() {
  return (
    <TableContainer
      component={Paper}
      variant="outlined"
      role="region"
      aria-label="Weekend timetable of line 3, scrollable"
      tabIndex={0}
    >
      <Table
        size="small"
        aria-label="Weekend timetable of line 3"
        // Collapsed borders do not travel with a sticky cell.
        sx={{ borderCollapse: 'separate', whiteSpace: 'nowrap' }}
      >
        <TableHead>
          <TableRow>
            <TableCell sx={pinned}>Stop</TableCell>
            {runs.map((_, run) => (
              <TableCell key={run}>Run {run + 1}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {stops.map((stop, index) => (
            <TableRow key={stop}>
              <TableCell component="th" scope="row" sx={pinned}>
                {stop}
              </TableCell>
              {runs.map((start) => (
                <TableCell key={start}>
                  {clock(start + (firstMinutes[index] ?? 0))}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
