import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import { orders, type Order } from '../../sampleData/orders';

const euros = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });
const unpaid = orders.filter((order) => !order.isPaid).map((order) => order.id);

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 120,
    valueGetter: (value, row) => row.quantity * row.unitPrice,
    valueFormatter: (value: number) => euros.format(value),
  },
  { field: 'isPaid', headerName: 'Paid', type: 'boolean', width: 90 },
];

export default function DataGridRowSelectionControlled() {
  const [selected, setSelected] = React.useState<GridRowSelectionModel>([
    4103, 4106,
  ]);
  const total = orders
    .filter((order) => selected.includes(order.id))
    .reduce((sum, order) => sum + order.quantity * order.unitPrice, 0);

  return (
    <Box
      sx={{ height: 460, width: '100%', display: 'flex', flexDirection: 'column' }}
    >
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ flexWrap: 'wrap', alignItems: 'center', pb: 1 }}
      >
        <Button onClick={() => setSelected(unpaid)}>Select unpaid</Button>
        <Button onClick={() => setSelected([])} disabled={selected.length === 0}>
          Clear
        </Button>
        <Typography role="status">
          {selected.length} selected, {euros.format(total)}
        </Typography>
      </Stack>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Orders with a total of the selection"
          rows={orders}
          columns={columns}
          checkboxSelection
          rowSelectionModel={selected}
          onRowSelectionModelChange={setSelected}
        />
      </Box>
    </Box>
  );
}
