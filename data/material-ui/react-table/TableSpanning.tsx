import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const groups = [
  { name: 'Transport', lines: Object.entries({ Train: 128, Taxi: 24.5 }) },
  { name: 'Hotel', lines: Object.entries({ 'Two nights': 310 }) },
  { name: 'Meals', lines: Object.entries({ Lunch: 18.2, Dinner: 42 }) },
];

const { format } = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
});

const amounts = groups.flatMap(({ lines }) => lines.map(([, amount]) => amount));
const total = amounts.reduce((sum, amount) => sum + amount, 0);

export default function TableSpanning() {
  return (
    <Table size="small" aria-label="Travel expenses">
      <TableHead>
        <TableRow>
          <TableCell>Category</TableCell>
          <TableCell>Expense</TableCell>
          <TableCell align="right">Amount</TableCell>
        </TableRow>
      </TableHead>
      {groups.map(({ name, lines }) => (
        <TableBody key={name}>
          {lines.map(([expense, amount], index) => (
            <TableRow key={expense}>
              {index === 0 && (
                <TableCell
                  component="th"
                  scope="rowgroup"
                  rowSpan={lines.length}
                  sx={{ verticalAlign: 'top' }}
                >
                  {name}
                </TableCell>
              )}
              <TableCell>{expense}</TableCell>
              <TableCell align="right">{format(amount)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      ))}
      <TableFooter>
        <TableRow>
          <TableCell component="th" scope="row" colSpan={2}>
            Total
          </TableCell>
          <TableCell align="right">{format(total)}</TableCell>
        </TableRow>
      </TableFooter>
    </Table>
  );
}
