import * as React from 'react';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';

const causes = ['Signal', 'Traffic', 'Door fault', 'Crew change', 'Ice on wire'];
const delays = Array.from({ length: 23 }, (_, index) => ({
  id: 7001 + index,
  cause: causes[(index * 3) % causes.length],
  minutes: 2 + ((index * 7) % 19),
}));

export default function DelayLogPages() {
  const [page, setPage] = React.useState(0);
  const [perPage, setPerPage] = React.useState(5);
  // -1 is the value of the option "All".
  const visible =
    perPage === -1 ? delays : delays.slice(page * perPage, (page + 1) * perPage);

  return (
    <Paper variant="outlined">
      <TableContainer role="region" aria-label="Delay log, scrollable" tabIndex={0}>
        <Table size="small" aria-label="Delay log">
          <TableHead>
            <TableRow>
              <TableCell>Report</TableCell>
              <TableCell>Cause</TableCell>
              <TableCell align="right">Minutes</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {visible.map(({ id, cause, minutes }) => (
              <TableRow key={id}>
                <TableCell component="th" scope="row">
                  {id}
                </TableCell>
                <TableCell>{cause}</TableCell>
                <TableCell align="right">{minutes}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <TablePagination
        component="div"
        count={delays.length}
        page={page}
        onPageChange={(_event, next) => setPage(next)}
        rowsPerPage={perPage}
        rowsPerPageOptions={[5, 10, { label: 'All', value: -1 }]}
        onRowsPerPageChange={(event) => {
          setPerPage(Number(event.target.value));
          setPage(0);
        }}
        labelRowsPerPage="Per page"
        labelDisplayedRows={({ from, to, count }) => (
          <span role="status">{`Reports ${from} to ${to} of ${count}`}</span>
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
