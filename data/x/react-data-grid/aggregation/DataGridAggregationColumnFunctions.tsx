import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { products, type Product } from '../../sampleData/products';

const columns: GridColDef<Product>[] = [
  { field: 'sku', headerName: 'SKU', width: 100, availableAggregationFunctions: [] },
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 140 },
  {
    field: 'rating',
    headerName: 'Rating',
    type: 'number',
    width: 110,
    availableAggregationFunctions: ['avg', 'min', 'max'],
  },
];

export default function DataGridAggregationColumnFunctions() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Products with ratings that can't be added up"
        rows={products}
        columns={columns}
        initialState={{ aggregation: { model: { rating: 'avg', name: 'size' } } }}
      />
    </Box>
  );
}
