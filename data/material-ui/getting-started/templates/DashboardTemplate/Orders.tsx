import * as React from 'react';
import SearchIcon from '@mui/icons-material/Search';
import Chip from '@mui/material/Chip';
import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  formatDollars,
  orders,
  STATUSES,
  type Order,
  type OrderStatus,
} from './data';

const STATUS_COLORS = {
  Paid: 'info',
  Packing: 'warning',
  Shipped: 'success',
  Refunded: 'default',
} as const satisfies Record<OrderStatus, string>;

type SortKey = 'id' | 'customer' | 'total';

interface Column {
  title: string;
  key?: SortKey;
  align?: 'right';
}

const COLUMNS: readonly Column[] = [
  { title: 'Order', key: 'id' },
  { title: 'Customer', key: 'customer' },
  { title: 'Items' },
  { title: 'Date' },
  { title: 'Status' },
  { title: 'Total', key: 'total', align: 'right' },
];

export function Orders() {
  const [text, setText] = React.useState('');
  const [status, setStatus] = React.useState<OrderStatus | 'All'>('All');
  const [sort, setSort] = React.useState<{
    key: SortKey;
    direction: 'asc' | 'desc';
  }>({
    key: 'id',
    direction: 'desc',
  });
  const shown = orders
    .filter((order) => status === 'All' || order.status === status)
    .filter((order) => contains(order, text))
    .sort(
      (one, other) =>
        compare(one, other, sort.key) * (sort.direction === 'asc' ? 1 : -1),
    );

  const sortBy = (key: SortKey) =>
    setSort({
      key,
      direction: sort.key === key && sort.direction === 'asc' ? 'desc' : 'asc',
    });

  return (
    <Paper
      variant="outlined"
      component="section"
      id="orders"
      aria-labelledby="orders-title"
    >
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ p: 2.5, gap: 2, alignItems: { sm: 'center' } }}
      >
        <Typography id="orders-title" variant="h2" sx={{ flex: 1 }}>
          Latest orders
        </Typography>
        <TextField
          label="Find an order"
          size="small"
          type="search"
          value={text}
          onChange={(event) => setText(event.target.value)}
          slotProps={{
            input: {
              startAdornment: (
                <InputAdornment position="start">
                  <SearchIcon fontSize="small" />
                </InputAdornment>
              ),
            },
          }}
        />
        <TextField
          select
          label="Status"
          size="small"
          value={status}
          onChange={(event) => setStatus(event.target.value as OrderStatus | 'All')}
          sx={{ minWidth: 130 }}
        >
          {(['All', ...STATUSES] as const).map((one) => (
            <MenuItem key={one} value={one}>
              {one}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      {/* Scrolls by itself on narrow screens, also with the arrow keys. */}
      <TableContainer tabIndex={0} role="region" aria-label="Table of orders">
        <Table sx={{ minWidth: 640 }}>
          <TableHead>
            <TableRow>
              {COLUMNS.map(({ title, key, align }) => (
                <TableCell
                  key={title}
                  align={align}
                  sortDirection={key === sort.key ? sort.direction : false}
                >
                  {key ? (
                    <TableSortLabel
                      active={key === sort.key}
                      direction={key === sort.key ? sort.direction : 'asc'}
                      onClick={() => sortBy(key)}
                    >
                      {title}
                    </TableSortLabel>
                  ) : (
                    title
                  )}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {shown.map((order) => (
              <TableRow key={order.id} hover>
                <TableCell component="th" scope="row" sx={{ fontWeight: 600 }}>
                  {order.id}
                </TableCell>
                <TableCell>{order.customer}</TableCell>
                <TableCell sx={{ color: 'text.secondary' }}>{order.items}</TableCell>
                <TableCell sx={{ whiteSpace: 'nowrap' }}>{order.date}</TableCell>
                <TableCell>
                  <Chip
                    label={order.status}
                    size="small"
                    variant="outlined"
                    color={STATUS_COLORS[order.status]}
                  />
                </TableCell>
                <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                  {formatDollars(order.total)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <Typography
        role="status"
        variant="body2"
        color="textSecondary"
        sx={{ px: 2.5, py: 1.5 }}
      >
        {shown.length === 0
          ? 'No order matches. Change the text or the status.'
          : `${shown.length} of ${orders.length} orders`}
      </Typography>
    </Paper>
  );
}

function contains({ id, customer, items }: Order, text: string): boolean {
  return `${id} ${customer} ${items}`
    .toLowerCase()
    .includes(text.trim().toLowerCase());
}

function compare(one: Order, other: Order, key: SortKey): number {
  return key === 'customer'
    ? one.customer.localeCompare(other.customer, 'en')
    : one[key] - other[key];
}
