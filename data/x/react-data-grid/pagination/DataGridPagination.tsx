import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createOrders } from '../../sampleData/createOrders';
import type { Order } from '../../sampleData/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'product', headerName: 'Product', width: 160 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
];

const rows = createOrders(240);

export default function DataGridPagination() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid aria-label="Orders in pages" rows={rows} columns={columns} />
    </Box>
  );
}
