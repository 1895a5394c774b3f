import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridInitialState } from '@mui/x-data-grid';
import { orders, type Order } from '../../sampleData/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 100 },
];

const initialState: GridInitialState = {
  columns: { columnVisibilityModel: { id: false, country: false } },
  filter: {
    filterModel: { items: [{ field: 'status', operator: 'equals', value: 'Open' }] },
  },
  sorting: { sortModel: [{ field: 'quantity', sort: 'desc' }] },
  pagination: { paginationModel: { pageSize: 5 } },
  density: 'compact',
};

export default function DataGridStateInitial() {
  return (
    <Box sx={{ height: 350, width: '100%' }}>
      <DataGrid
        aria-label="Open orders"
        rows={orders}
        columns={columns}
        initialState={initialState}
        pageSizeOptions={[5, 10, 25]}
      />
    </Box>
  );
}
