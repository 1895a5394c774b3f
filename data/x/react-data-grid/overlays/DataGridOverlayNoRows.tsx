import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import type { Order } from '../../sampleData/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
];

export default function DataGridOverlayNoRows() {
  return (
    <Box sx={{ width: '100%' }}>
      <DataGrid
        aria-label="Orders of today"
        rows={[]}
        columns={columns}
        autoHeight
        localeText={{ noRowsLabel: 'No orders today' }}
        sx={{ '--DataGrid-overlayHeight': '160px' }}
      />
    </Box>
  );
}
