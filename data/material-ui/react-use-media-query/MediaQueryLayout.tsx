import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';

const invoices = [
  { number: '1042', customer: 'Garcia Books', due: 'May 2', total: '310.00 USD' },
  { number: '1043', customer: 'Nordic Tea', due: 'May 9', total: '89.50 USD' },
];

export default function MediaQueryLayout() {
  const theme = useTheme();
  const isTable = useMediaQuery(theme.breakpoints.up('md'));

  if (!isTable) {
    return (
      <List sx={{ width: '100%' }}>
        {invoices.map(({ number, customer, due, total }) => (
          <ListItem key={number} divider>
            <ListItemText
              primary={`${customer}, ${total}`}
              secondary={`Invoice ${number}, due ${due}`}
            />
          </ListItem>
        ))}
      </List>
    );
  }

  return (
    <Table aria-label="Open invoices">
      <TableHead>
        <TableRow>
          <TableCell>Invoice</TableCell>
          <TableCell>Customer</TableCell>
          <TableCell>Due</TableCell>
          <TableCell align="right">Total</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {invoices.map(({ number, customer, due, total }) => (
          <TableRow key={number}>
            <TableCell>{number}</TableCell>
            <TableCell>{customer}</TableCell>
            <TableCell>{due}</TableCell>
            <TableCell align="right">{total}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
