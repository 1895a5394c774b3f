import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridSortDirection } from '@mui/x-data-grid';
import { products, type Product } from '../../sampleData/products';

const sortingOrder: GridSortDirection[] = ['desc', 'asc'];

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 140 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 100 },
  { field: 'stock', headerName: 'In stock', type: 'number', width: 100 },
];

export default function DataGridSortOrderAll() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Products, highest value first"
        rows={products}
        columns={columns}
        sortingOrder={sortingOrder}
        initialState={{
          sorting: { sortModel: [{ field: 'rating', sort: 'desc' }] },
        }}
      />
    </Box>
  );
}
