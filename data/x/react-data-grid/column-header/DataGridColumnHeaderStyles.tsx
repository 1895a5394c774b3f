import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { products, type Product } from '../../sampleData/products';

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 130 },
  {
    field: 'stock',
    headerName: 'Pieces in the warehouse',
    headerClassName: 'stock-header',
    type: 'number',
    width: 120,
  },
  {
    field: 'rating',
    headerName: 'Average rating of all reviews',
    headerAlign: 'center',
    type: 'number',
    width: 130,
    valueFormatter: (value: number) => value.toFixed(1),
  },
];

export default function DataGridColumnHeaderStyles() {
  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGrid
        aria-label="Warehouse"
        rows={products}
        columns={columns}
        columnHeaderHeight={72}
        sx={{
          '& .MuiDataGrid-columnHeaderTitle': {
            whiteSpace: 'normal',
            lineHeight: 1.3,
          },
          '& .MuiDataGrid-columnHeader': { bgcolor: 'action.hover' },
          '& .stock-header .MuiDataGrid-columnHeaderTitle': { fontWeight: 'bold' },
        }}
      />
    </Box>
  );
}
