import * as React from 'react';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import Collapse from '@mui/material/Collapse';
import IconButton from '@mui/material/IconButton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const orders = [
  { id: '10482', total: '$84.00', items: ['2 T-shirts', '1 rain jacket'] },
  { id: '10483', total: '$19.90', items: ['1 water bottle'] },
];

function OrderRows({ id, total, items }: (typeof orders)[number]) {
  const [open, setOpen] = React.useState(false);
  const detailsId = React.useId();

  return (
    <React.Fragment>
      <TableRow>
        <TableCell padding="checkbox">
          <IconButton
            aria-label={`Items of order ${id}`}
            aria-expanded={open}
            aria-controls={open ? detailsId : undefined}
            onClick={() => setOpen(!open)}
          >
            {open ? <KeyboardArrowUp /> : <KeyboardArrowDown />}
          </IconButton>
        </TableCell>
        <TableCell component="th" scope="row">
          {id}
        </TableCell>
        <TableCell align="right">{total}</TableCell>
      </TableRow>
      {open && (
        <TableRow id={detailsId}>
          <TableCell colSpan={3} sx={{ paddingBlock: 0 }}>
            <Collapse in appear>
              <ul>
                {items.map((item) => (
                  <li key={item}>
                    <bdi>{item}</bdi>
                  </li>
                ))}
              </ul>
            </Collapse>
          </TableCell>
        </TableRow>
      )}
    </React.Fragment>
  );
}

export default function TableCollapsible() {
  return (
    <Table aria-label="Orders with their items">
      <TableHead>
        <TableRow>
          <TableCell component="td" padding="checkbox" />
          <TableCell>Order</TableCell>
          <TableCell align="right">Total</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {orders.map((order) => (
          <OrderRows key={order.id} {...order} />
        ))}
      </TableBody>
    </Table>
  );
}
