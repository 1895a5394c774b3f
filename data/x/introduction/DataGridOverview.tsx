import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { products, type Product } from '../sampleData/products';

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 140 },
  { field: 'category', headerName: 'Category', width: 120 },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 100,
    valueFormatter: (value: number) => `€${value.toFixed(2)}`,
  },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 90 },
];

export default function DataGridOverview() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Products of the shop"
        rows={products}
        columns={columns}
        initialState={{
          sorting: { sortModel: [{ field: 'stock', sort: 'asc' }] },
        }}
      />
    </Box>
  );
}
