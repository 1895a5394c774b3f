import * as React from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const orders = Array.from({ length: 14 }, (_, index) => ({
  number: 1042 - index,
  total: `$${48 + ((index * 37) % 90)}.00`,
}));
const pageSize = 4;

export default function PaginationControlled() {
  const [page, setPage] = React.useState(1);
  const start = (page - 1) * pageSize;
  const rows = orders.slice(start, start + pageSize);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360 }}>
      <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
        Orders {start + 1} to {start + rows.length} of {orders.length}
      </Typography>
      {/* As tall as a full page, so that the numbers below stay where they are. */}
      <List dense aria-label="Orders" sx={{ minHeight: 164 }}>
        {rows.map(({ number, total }) => (
          <ListItem key={number} divider>
            <ListItemText primary={`Order ${number}`} />
            {total}
          </ListItem>
        ))}
      </List>
      <Pagination
        aria-label="Pages of orders"
        count={Math.ceil(orders.length / pageSize)}
        page={page}
        onChange={(event, next) => setPage(next)}
      />
    </Stack>
  );
}
