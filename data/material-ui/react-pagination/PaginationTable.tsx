import * as React from 'react';
import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import TablePagination from '@mui/material/TablePagination';

const total = 93;

export default function PaginationTable() {
  const [page, setPage] = React.useState(0);
  const [rowsPerPage, setRowsPerPage] = React.useState(10);

  return (
    <Box sx={{ width: '100%' }}>
      <TablePagination
        component="div"
        count={total}
        page={page}
        rowsPerPage={rowsPerPage}
        rowsPerPageOptions={[10, 20, 50]}
        onPageChange={(event, next) => setPage(next)}
        onRowsPerPageChange={(event) => {
          setRowsPerPage(Number(event.target.value));
          setPage(0);
        }}
      />
      {/* The same page: one counts from 0, the other from 1. */}
      <Pagination
        aria-label="Pages of the table"
        count={Math.ceil(total / rowsPerPage)}
        page={page + 1}
        onChange={(event, next) => setPage(next - 1)}
        siblingCount={0}
        sx={{ display: 'flex', justifyContent: 'flex-end' }}
      />
    </Box>
  );
}
