import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridCellParams,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { products, type Product } from '../../sampleData/products';

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 150 },
  { field: 'category', headerName: 'Category', width: 120 },
  { field: 'stock', headerName: 'In stock', type: 'number', width: 120 },
];

function getClassName({ field, value, rowNode }: GridCellParams<Product>) {
  const isProduct = rowNode.type === 'leaf';
  return isProduct && field === 'stock' && typeof value === 'number' && value < 20
    ? 'low'
    : '';
}

export default function DataGridStyleRecipeAggregation() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Stock"
        rows={products.slice(0, 8)}
        columns={columns}
        hideFooter
        getCellClassName={getClassName}
        initialState={{ aggregation: { model: { stock: 'min' } } }}
        sx={{ '& .low': { bgcolor: 'error.dark', color: 'common.white' } }}
      />
    </Box>
  );
}
