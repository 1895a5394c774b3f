import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import {
  DataGridPremium,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid-premium';
import { products, type Product } from '../../sampleData/products';

const columns: GridColDef<Product>[] = [
  {
    field: 'rating',
    headerName: 'Rating',
    width: 160,
    groupingValueGetter: (value, row) => Math.round(row.rating),
    renderCell: ({ value, rowNode }: GridRenderCellParams<Product, number>) =>
      rowNode.type === 'group' && rowNode.groupingField !== 'rating' ? null : (
        <Rating
          readOnly
          size="small"
          value={value ?? null}
          sx={{ verticalAlign: 'middle' }}
        />
      ),
  },
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 150 },
  { field: 'category', headerName: 'Category', width: 120 },
];

export default function DataGridRowGroupingRenderCell() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Products by rating"
        rows={products}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['rating'] },
          columns: { columnVisibilityModel: { rating: false } },
        }}
      />
    </Box>
  );
}
