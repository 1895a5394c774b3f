import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../../sampleData/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'product', headerName: 'Product', width: 140 },
  {
    field: 'quantity',
    headerName: 'Quantity',
    description: 'Number of pieces that the customer has ordered',
    type: 'number',
    width: 100,
  },
];

export default function DataGridColumnDefinition() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Orders of this quarter"
        rows={orders}
        columns={columns}
      />
    </Box>
  );
}
