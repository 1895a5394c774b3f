import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const months =
  'January February March April May June July August September October November December';

const sales = months.split(' ').map((month, index) => ({
  month,
  online: [210 + ((index * 37) % 160), 9400 + ((index * 1730) % 5200)],
  store: [84 + ((index * 23) % 70), 3100 + ((index * 910) % 2600)],
}));

const { format } = new Intl.NumberFormat('en-US');

export default function TableColumnGroups() {
  return (
    <TableContainer
      component={Paper}
      variant="outlined"
      role="region"
      aria-label="Sales, scrollable"
      tabIndex={0}
      sx={{ maxHeight: 300 }}
    >
      <Table
        stickyHeader
        size="small"
        aria-label="Sales by month"
        // The second header row sticks below the first one, which is 37px high.
        sx={{ '& thead tr:nth-of-type(2) th': { top: 37 } }}
      >
        <colgroup />
        <colgroup span={2} />
        <colgroup span={2} />
        <TableHead>
          <TableRow>
            <TableCell rowSpan={2}>Month</TableCell>
            <TableCell scope="colgroup" colSpan={2} align="center">
              Online
            </TableCell>
            <TableCell scope="colgroup" colSpan={2} align="center">
              Store
            </TableCell>
          </TableRow>
          <TableRow>
            <TableCell align="right">Orders</TableCell>
            <TableCell align="right">Revenue ($)</TableCell>
            <TableCell align="right">Orders</TableCell>
            <TableCell align="right">Revenue ($)</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {sales.map(({ month, online, store }) => (
            <TableRow key={month}>
              <TableCell component="th" scope="row">
                {month}
              </TableCell>
              {[...online, ...store].map((value, index) => (
                <TableCell key={index} align="right">
                  {format(value)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
