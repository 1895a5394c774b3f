import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const categories = [
  ['Rent', 1150],
  ['Food', 430],
  ['Transport', 95],
  ['Energy', 120],
  ['Insurance', 88],
  ['Phone', 35],
  ['Clothes', 60],
  ['Trips', 140],
] as const;

const pinned = {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  bgcolor: 'background.paper',
  borderInlineEnd: '1px solid',
} as const;

export default function TableStickyColumn() {
  return (
    <TableContainer
      component={Paper}
      variant="outlined"
      role="region"
      aria-label="Budget, scrollable"
      tabIndex={0}
      sx={{ maxHeight: 260 }}
    >
      <Table
        stickyHeader
        size="small"
        aria-label="Monthly budget in dollars"
        sx={{ '& th, & td': { borderColor: 'divider' } }}
      >
        <TableHead>
          <TableRow>
            {/* The corner stays above the header and above the column. */}
            <TableCell sx={{ ...pinned, zIndex: 3 }}>Category</TableCell>
            {months.map((month) => (
              <TableCell key={month} align="right">
                {month}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {categories.map(([category, amount], row) => (
            <TableRow key={category}>
              <TableCell component="th" scope="row" sx={pinned}>
                {category}
              </TableCell>
              {months.map((month, column) => (
                <TableCell key={month} align="right">
                  {row === 0 ? amount : amount + ((row * 7 + column * 13) % 30)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
