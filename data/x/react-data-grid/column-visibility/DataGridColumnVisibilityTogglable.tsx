import Box from '@mui/material/Box';
import { DataGrid, GridToolbar, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../../sampleData/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', width: 160, hideable: false },
  { field: 'product', headerName: 'Product', width: 140 },
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 100 },
];

function getTogglableColumns(all: GridColDef[]) {
  return all.filter(({ hideable }) => hideable !== false).map(({ field }) => field);
}

export default function DataGridColumnVisibilityTogglable() {
  return (
    <Box sx={{ height: 460, width: '100%' }}>
      <DataGrid
        aria-label="Orders with a short column list"
        rows={orders}
        columns={columns}
        slots={{ toolbar: GridToolbar }}
        slotProps={{
          toolbar: { printOptions: { disableToolbarButton: true } },
          columnsManagement: { getTogglableColumns, sort: 'asc' },
        }}
      />
    </Box>
  );
}
