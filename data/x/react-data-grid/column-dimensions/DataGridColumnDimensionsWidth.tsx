import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { products, type Product } from '../../sampleData/products';

const columns: GridColDef<Product>[] = [
  { field: 'sku', headerName: 'SKU' },
  { field: 'name', headerName: 'Product', width: 200 },
  { field: 'category', headerName: 'Category', width: 120 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 80 },
];

export default function DataGridColumnDimensionsWidth() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid aria-label="Stock of products" rows={products} columns={columns} />
    </Box>
  );
}
