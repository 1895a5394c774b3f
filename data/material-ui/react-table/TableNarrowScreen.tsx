import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const subscriptions = [
  { name: 'Music', price: '$9.90', renews: 'April 2' },
  { name: 'Cloud storage', price: '$2.50', renews: 'April 17' },
  { name: 'Newspaper', price: '$14.00', renews: 'May 1' },
];

const wideOnly = { display: { xs: 'none', sm: 'table-cell' } };

export default function TableNarrowScreen() {
  return (
    <Table aria-label="Subscriptions">
      <TableHead>
        <TableRow>
          <TableCell>Subscription</TableCell>
          <TableCell sx={wideOnly}>Renews on</TableCell>
          <TableCell align="right">Price</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {subscriptions.map(({ name, price, renews }) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {name}
              <Box
                component="span"
                sx={{
                  display: { xs: 'block', sm: 'none' },
                  color: 'text.secondary',
                }}
              >
                Renews on {renews}
              </Box>
            </TableCell>
            <TableCell sx={wideOnly}>{renews}</TableCell>
            <TableCell align="right">{price}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
