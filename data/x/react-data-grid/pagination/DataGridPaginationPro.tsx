import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { createOrders } from '../../sampleData/createOrders';
import type { Order } from '../../sampleData/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'product', headerName: 'Product', width: 160 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
];

const rows = createOrders(2400);

export default function DataGridPaginationPro() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Orders in large pages"
        rows={rows}
        columns={columns}
        pagination
        pageSizeOptions={[100, 500, 1000]}
        initialState={{ pagination: { paginationModel: { pageSize: 500 } } }}
      />
    </Box>
  );
}
