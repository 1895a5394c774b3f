import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridColDef,
  type GridGroupNode,
} from '@mui/x-data-grid-premium';
import { products, type Product } from '../../sampleData/products';

function isGroupExpandedByDefault(node: GridGroupNode) {
  return node.groupingField === 'category' && node.groupingKey === 'Kitchen';
}

const columns: GridColDef<Product>[] = [
  { field: 'category', headerName: 'Category' },
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 150 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 90 },
  { field: 'addedOn', headerName: 'Added on', type: 'date', width: 110 },
];

export default function DataGridRowGroupingExpandedByDefault() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Products, kitchen open"
        rows={products}
        columns={columns}
        isGroupExpandedByDefault={isGroupExpandedByDefault}
        initialState={{
          rowGrouping: { model: ['category'] },
          columns: { columnVisibilityModel: { category: false } },
        }}
      />
    </Box>
  );
}
