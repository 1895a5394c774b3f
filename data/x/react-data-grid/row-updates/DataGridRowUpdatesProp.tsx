import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../../sampleData/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', width: 170 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 100 },
  { field: 'status', headerName: 'Status', width: 100 },
];

export default function DataGridRowUpdatesProp() {
  const [rows, setRows] = React.useState(() => orders.slice(0, 4));
  const next = orders[rows.length];

  const shipAll = () =>
    setRows((current) =>
      current.map((row) => ({ ...row, status: 'Shipped' as const })),
    );

  return (
    <Stack spacing={1} sx={{ height: 400, width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button
          variant="outlined"
          disabled={!next}
          onClick={() => setRows((current) => (next ? [...current, next] : current))}
        >
          Add
        </Button>
        <Button
          variant="outlined"
          disabled={rows.length === 0}
          onClick={() => setRows((current) => current.slice(0, -1))}
        >
          Remove
        </Button>
        <Button variant="outlined" disabled={rows.length === 0} onClick={shipAll}>
          Ship all
        </Button>
      </Stack>
      <Box sx={{ flexGrow: 1, minHeight: 0 }}>
        <DataGrid aria-label="Orders" rows={rows} columns={columns} hideFooter />
      </Box>
    </Stack>
  );
}
