import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const lines = [
  { item: 'Wheel set turning', hours: 14, rate: 62 },
  { item: 'Pantograph overhaul', hours: 9, rate: 71 },
  { item: 'Interior repaint', hours: 22, rate: 48 },
];

const money = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });
const net = lines.reduce((sum, line) => sum + line.hours * line.rate, 0);

const totals = [
  { label: 'Net', amount: net },
  { label: 'VAT 20%', amount: net * 0.2 },
  { label: 'To pay', amount: net * 1.2 },
];

export default function OverhaulCosts() {
  return (
    <TableContainer
      component={Paper}
      variant="outlined"
      role="region"
      aria-label="Overhaul costs, scrollable"
      tabIndex={0}
    >
      <Table size="small" aria-label="Overhaul costs of tram T-204">
        <TableHead>
          <TableRow>
            <TableCell>Work</TableCell>
            <TableCell align="right">Hours</TableCell>
            <TableCell align="right">Rate</TableCell>
            <TableCell align="right">Cost</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map(({ item, hours, rate }) => (
            <TableRow key={item}>
              <TableCell component="th" scope="row">
                {item}
              </TableCell>
              <TableCell align="right">{hours}</TableCell>
              <TableCell align="right">{money.format(rate)}</TableCell>
              <TableCell align="right">{money.format(hours * rate)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
        <TableFooter>
          {totals.map(({ label, amount }) => (
            <TableRow key={label}>
              <TableCell component="th" scope="row" colSpan={3} align="right">
                {label}
              </TableCell>
              <TableCell align="right">{money.format(amount)}</TableCell>
            </TableRow>
          ))}
        </TableFooter>
      </Table>
    </TableContainer>
  );
}
