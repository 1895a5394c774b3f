import * as React from 'react';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';

const pageSize = 4;
const subjects = ['Refund', 'Late parcel', 'New address', 'Wrong size', 'Login'];
const blanks = Array.from({ length: pageSize }, () => null);

// What the server would answer.
const listTickets = (page: number) =>
  Array.from({ length: pageSize }, (_, index) => ({
    id: 3100 + page * pageSize + index,
    subject: subjects[(page * pageSize + index) % subjects.length],
  }));

export default function TableLoading() {
  const [page, setPage] = React.useState(0);
  const [tickets, setTickets] = React.useState<ReturnType<
    typeof listTickets
  > | null>(null);

  React.useEffect(() => {
    const timer = setTimeout(() => setTickets(listTickets(page)), 1200);
    return () => clearTimeout(timer);
  }, [page]);

  return (
    <div>
      <Table aria-label="Support tickets" aria-busy={tickets === null}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: '40%' }}>Ticket</TableCell>
            <TableCell>Subject</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {(tickets ?? blanks).map((ticket, index) => (
            <TableRow key={index}>
              <TableCell component={ticket ? 'th' : 'td'} scope="row">
                {ticket?.id ?? <Skeleton />}
              </TableCell>
              <TableCell>{ticket?.subject ?? <Skeleton />}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <TablePagination
        component="div"
        count={-1} // The server does not say how many tickets there are.
        page={page}
        rowsPerPage={pageSize}
        rowsPerPageOptions={[]}
        onPageChange={(_event, next) => {
          setTickets(null);
          setPage(next);
        }}
        labelDisplayedRows={({ from, to }) => (
          <span role="status">
            {tickets ? `Tickets ${from} to ${to}` : 'Loading tickets…'}
          </span>
        )}
      />
    </div>
  );
}
