import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../../sampleData/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  {
    field: 'quantity',
    headerName: 'Quantity',
    type: 'number',
    width: 110,
    sortingOrder: ['desc', 'asc', null],
  },
  {
    field: 'orderedOn',
    headerName: 'Ordered on',
    type: 'date',
    width: 130,
    sortingOrder: ['desc', null],
  },
];

export default function DataGridSortOrderColumn() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid aria-label="Orders" rows={orders} columns={columns} />
    </Box>
  );
}
