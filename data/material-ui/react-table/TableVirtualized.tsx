import * as React from 'react';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useVirtualizer } from '@tanstack/react-virtual';

const shops = ['Bakery', 'Bookstore', 'Fuel', 'Groceries', 'Pharmacy', 'Train'];
const payments = Array.from({ length: 10_000 }, (_, index) => ({
  id: 10_001 + index,
  shop: shops[(index * 5) % shops.length],
  amount: (((index + 1) * 7919) % 20_000) / 100,
}));

const height = 340;

export default function TableVirtualized() {
  const scrollRef = React.useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: payments.length,
    getScrollElement: () => scrollRef.current,
    estimateSize: () => 33, // a row of size "small" with one line of text
    overscan: 8,
    initialRect: { width: 0, height }, // renders the first rows on the server, too
  });
  const rows = virtualizer.getVirtualItems();
  const first = rows.at(0)?.index ?? 0;
  const before = rows.at(0)?.start ?? 0;
  const after = virtualizer.getTotalSize() - (rows.at(-1)?.end ?? 0);

  return (
    <TableContainer
      ref={scrollRef}
      component={Paper}
      variant="outlined"
      role="region"
      aria-label="Payments, scrollable"
      tabIndex={0}
      sx={{ height }}
    >
      <Table
        stickyHeader
        size="small"
        aria-label="Payments"
        aria-rowcount={payments.length + 1}
        sx={{ tableLayout: 'fixed', '& td, & th': { whiteSpace: 'nowrap' } }}
      >
        <TableHead>
          <TableRow aria-rowindex={1}>
            <TableCell>Payment</TableCell>
            <TableCell>Shop</TableCell>
            <TableCell align="right">Amount ($)</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          <Spacer height={before} />
          {payments
            .slice(first, first + rows.length)
            .map(({ id, shop, amount }, offset) => (
              <TableRow key={id} aria-rowindex={first + offset + 2} hover>
                <TableCell component="th" scope="row">
                  {id}
                </TableCell>
                <TableCell>{shop}</TableCell>
                <TableCell align="right">{amount.toFixed(2)}</TableCell>
              </TableRow>
            ))}
          <Spacer height={after} />
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** Stands for the rows that are not rendered. */
function Spacer({ height }: { height: number }) {
  return (
    <tr aria-hidden="true">
      <td colSpan={3} style={{ height, padding: 0 }} />
    </tr>
  );
}
