import * as React from 'react';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';

const customers = ['Ana Silva', 'Tom Becker', 'Mei Tanaka', 'Ada Obi', 'Leo Roux'];
const invoices = Array.from({ length: 23 }, (_, index) => ({
  id: 7001 + index,
  customer: customers[(index * 3) % customers.length],
  amount: `$${20 + ((index * 37) % 190)}.00`,
}));

export default function TablePaginationAll() {
  const [page, setPage] = React.useState(0);
  const [rowsPerPage, setRowsPerPage] = React.useState(5);
  // -1 is the value of the option "All".
  const visible =
    rowsPerPage === -1
      ? invoices
      : invoices.slice(page * rowsPerPage, (page + 1) * rowsPerPage);

  return (
    <Paper variant="outlined">
      <TableContainer role="region" aria-label="Invoices, scrollable" tabIndex={0}>
        <Table size="small" aria-label="Invoices">
          <TableHead>
            <TableRow>
              <TableCell>Invoice</TableCell>
              <TableCell>Customer</TableCell>
              <TableCell align="right">Amount</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {visible.map(({ id, customer, amount }) => (
              <TableRow key={id}>
                <TableCell component="th" scope="row">
                  {id}
                </TableCell>
                <TableCell>{customer}</TableCell>
                <TableCell align="right">{amount}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <TablePagination
        component="div"
        count={invoices.length}
        page={page}
        onPageChange={(_event, next) => setPage(next)}
        rowsPerPage={rowsPerPage}
        rowsPerPageOptions={[5, 10, { label: 'All', value: -1 }]}
        onRowsPerPageChange={(event) => {
          setRowsPerPage(Number(event.target.value));
          setPage(0);
        }}
        labelDisplayedRows={({ from, to, count }) => (
          <span role="status">{`Invoices ${from} to ${to} of ${count}`}</span>
        )}
        showFirstButton
        showLastButton
        // On a narrow screen the controls wrap instead of scrolling.
        sx={{
          '& .MuiTablePagination-toolbar': { flexWrap: 'wrap', paddingBlock: 1 },
          '& .MuiTablePagination-spacer': { flexBasis: 0 },
        }}
      />
    </Paper>
  );
}
