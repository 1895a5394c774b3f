import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { products, type Product } from '../../sampleData/products';

const columns: GridColDef<Product>[] = [
  { field: 'category', headerName: 'Category' },
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 140 },
  { field: 'stock', headerName: 'In stock', type: 'number', width: 110 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 100 },
];

export default function DataGridAggregationRowGrouping() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPremium
        aria-label="Stock and best rating by category"
        rows={products}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['category'] },
          columns: { columnVisibilityModel: { category: false } },
          aggregation: { model: { stock: 'sum', rating: 'max' } },
          sorting: { sortModel: [{ field: 'stock', sort: 'desc' }] },
        }}
      />
    </Box>
  );
}
