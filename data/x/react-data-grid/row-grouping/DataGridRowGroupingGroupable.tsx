import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { orders, type Order } from '../../sampleData/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160 },
  { field: 'id', headerName: 'Order', width: 90, groupable: false },
  {
    field: 'quantity',
    headerName: 'Quantity',
    type: 'number',
    width: 100,
    groupable: false,
  },
  { field: 'status', headerName: 'Status', width: 110 },
];

export default function DataGridRowGroupingGroupable() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Orders, groupable by customer and status"
        rows={orders}
        columns={columns}
        groupingColDef={{ width: 200 }}
        initialState={{ rowGrouping: { model: ['customer'] } }}
      />
    </Box>
  );
}
