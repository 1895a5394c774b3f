import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { orders, type Order } from '../../sampleData/orders';

const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country', width: 120 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 140 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 100 },
  { field: 'status', headerName: 'Status', width: 100 },
];

export default function DataGridSortingMulti() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Orders by product and quantity"
        rows={orders}
        columns={columns}
        initialState={{
          sorting: {
            sortModel: [
              { field: 'product', sort: 'asc' },
              { field: 'quantity', sort: 'desc' },
            ],
          },
        }}
      />
    </Box>
  );
}
