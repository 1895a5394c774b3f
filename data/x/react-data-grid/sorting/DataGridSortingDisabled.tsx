import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../../sampleData/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'status', headerName: 'Status', width: 110, sortable: false },
  {
    field: 'isPaid',
    headerName: 'Paid',
    type: 'boolean',
    width: 90,
    sortable: false,
  },
];

export default function DataGridSortingDisabled() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid aria-label="Orders" rows={orders} columns={columns} />
    </Box>
  );
}
