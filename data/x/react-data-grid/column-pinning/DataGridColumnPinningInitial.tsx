import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { orders, type Order } from '../../sampleData/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 150 },
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'product', headerName: 'Product', width: 160 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
  {
    field: 'unitPrice',
    headerName: 'Price',
    type: 'number',
    width: 120,
    valueFormatter: (value: number) => `€${value.toFixed(2)}`,
  },
  { field: 'orderedOn', headerName: 'Ordered on', type: 'date', width: 140 },
  { field: 'isPaid', headerName: 'Paid', type: 'boolean', width: 100 },
  { field: 'status', headerName: 'Status', width: 100 },
];

export default function DataGridColumnPinningInitial() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Orders"
        rows={orders}
        columns={columns}
        initialState={{ pinnedColumns: { left: ['customer'], right: ['status'] } }}
        hideFooter
      />
    </Box>
  );
}
