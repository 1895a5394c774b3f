import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../../sampleData/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 100 },
  {
    field: 'total',
    headerName: 'Total (€)',
    type: 'number',
    width: 120,
    valueGetter: (_, row) => row.quantity * row.unitPrice,
    valueFormatter: (value: number) => value.toFixed(2),
  },
  { field: 'orderedOn', headerName: 'Date', type: 'date', width: 110 },
];

export default function DataGridQuickstart() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="First orders"
        rows={orders}
        columns={columns}
        initialState={{
          pagination: { paginationModel: { page: 0, pageSize: 5 } },
        }}
        pageSizeOptions={[5, 10, 25]}
        checkboxSelection
      />
    </Box>
  );
}
