import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { products, type Product } from '../../sampleData/products';

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 140 },
  { field: 'category', headerName: 'Category', width: 110 },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 100,
    valueFormatter: (value: number) => `€${value.toFixed(2)}`,
  },
  { field: 'stock', headerName: 'In stock', type: 'number', width: 100 },
  { field: 'addedOn', headerName: 'Added on', type: 'date', width: 120 },
];

export default function DataGridSortingSingle() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid aria-label="Products" rows={products} columns={columns} />
    </Box>
  );
}
