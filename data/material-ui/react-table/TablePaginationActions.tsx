import * as React from 'react';
import Pagination from '@mui/material/Pagination';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TablePagination, {
  type TablePaginationProps,
} from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';

const names = ['Ana Silva', 'Tom Becker', 'Mei Tanaka', 'Ada Obi', 'Leo Roux'];
const teams = ['Design', 'Sales', 'Support'];
const people = Array.from({ length: 38 }, (_, index) => ({
  desk: 101 + index,
  name: names[index % names.length],
  team: teams[index % teams.length],
}));

const rowsPerPage = 4;

type PageNumbersProps = Pick<
  TablePaginationProps,
  'count' | 'page' | 'rowsPerPage' | 'onPageChange'
>;

// TablePagination counts pages from 0, Pagination from 1.
function PageNumbers({ count, page, rowsPerPage, onPageChange }: PageNumbersProps) {
  return (
    <Pagination
      count={Math.ceil(count / rowsPerPage)}
      page={page + 1}
      onChange={(_event, next) => onPageChange(null, next - 1)}
      siblingCount={0}
      showFirstButton
      showLastButton
      size="small"
    />
  );
}

export default function TablePaginationActions() {
  const [page, setPage] = React.useState(0);

  return (
    <Paper variant="outlined">
      <Table size="small" aria-label="Desks">
        <TableHead>
          <TableRow>
            <TableCell>Desk</TableCell>
            <TableCell>Name</TableCell>
            <TableCell>Team</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {people
            .slice(page * rowsPerPage, (page + 1) * rowsPerPage)
            .map(({ desk, name, team }) => (
              <TableRow key={desk}>
                <TableCell component="th" scope="row">
                  {desk}
                </TableCell>
                <TableCell>{name}</TableCell>
                <TableCell>{team}</TableCell>
              </TableRow>
            ))}
        </TableBody>
        <TableFooter>
          <TableRow>
            <TablePagination
              ActionsComponent={PageNumbers}
              count={people.length}
              page={page}
              onPageChange={(_event, next) => setPage(next)}
              rowsPerPage={rowsPerPage}
              rowsPerPageOptions={[]}
              labelDisplayedRows={({ from, to, count }) => (
                <bdi role="status">{`${from}–${to} of ${count}`}</bdi>
              )}
              sx={{
                borderBottom: 0,
                '& .MuiTablePagination-toolbar': {
                  flexWrap: 'wrap',
                  justifyContent: 'space-between',
                  paddingInlineEnd: 1,
                },
                '& .MuiTablePagination-spacer': { display: 'none' },
              }}
            />
          </TableRow>
        </TableFooter>
      </Table>
    </Paper>
  );
}
