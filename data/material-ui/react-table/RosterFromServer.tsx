import * as React from 'react';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';

const pageSize = 4;
const drivers = ['N. Okafor', 'L. Brandt', 'S. Iyer', 'M. Costa', 'P. Virtanen'];
const blanks = Array.from({ length: pageSize }, () => null);

// What the roster service would answer.
const shiftsOn = (page: number) =>
  Array.from({ length: pageSize }, (_, index) => ({
    duty: `D${100 + page * pageSize + index}`,
    driver: drivers[(page * pageSize + index) % drivers.length],
  }));

export default function RosterFromServer() {
  const [page, setPage] = React.useState(0);
  const [shifts, setShifts] = React.useState<ReturnType<typeof shiftsOn> | null>(
    null,
  );

  React.useEffect(() => {
    const timer = setTimeout(() => setShifts(shiftsOn(page)), 1200);
    return () => clearTimeout(timer);
  }, [page]);

  return (
    <div>
      <Table aria-label="Duty roster" aria-busy={shifts === null}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: '40%' }}>Duty</TableCell>
            <TableCell>Driver</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {(shifts ?? blanks).map((shift, index) => (
            <TableRow key={index}>
              <TableCell component={shift ? 'th' : 'td'} scope="row">
                {shift?.duty ?? <Skeleton />}
              </TableCell>
              <TableCell>{shift?.driver ?? <Skeleton />}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <TablePagination
        component="div"
        count={-1} // The service does not say how many shifts there are.
        page={page}
        rowsPerPage={pageSize}
        rowsPerPageOptions={[]}
        onPageChange={(_event, next) => {
          setShifts(null);
          setPage(next);
        }}
        labelDisplayedRows={({ from, to }) => (
          <span role="status">
            {shifts ? `Shifts ${from} to ${to}` : 'Loading shifts…'}
          </span>
        )}
      />
    </div>
  );
}
