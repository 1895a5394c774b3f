import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { products, type Product } from '../../sampleData/products';

const columns: GridColDef<Product>[] = [
  { field: 'sku', headerName: 'SKU', width: 90 },
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 140 },
  { field: 'category', headerName: 'Category', width: 120 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 90 },
  {
    field: 'rating',
    headerName: 'Rating',
    type: 'number',
    width: 90,
    valueFormatter: (value: number) => value.toFixed(1),
  },
];

export default function DataGridColumnVisibilityInitial() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Products with hidden columns"
        rows={products}
        columns={columns}
        initialState={{
          columns: { columnVisibilityModel: { sku: false, rating: false } },
        }}
      />
    </Box>
  );
}
