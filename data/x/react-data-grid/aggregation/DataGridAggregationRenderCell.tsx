import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import {
  DataGridPremium,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid-premium';
import { products, type Product } from '../../sampleData/products';

function renderStock(params: GridRenderCellParams<Product, number>) {
  const { aggregation, value, formattedValue } = params;
  if (aggregation) {
    const name = aggregation.aggregationFunctionName;
    return (
      <strong>
        {aggregation.hasCellUnit ? formattedValue : `${name}: ${value}`}
      </strong>
    );
  }
  if (value === undefined) return null;
  return (
    <LinearProgress
      variant="determinate"
      value={Math.min(100, value / 2)}
      aria-label={`${value} in stock`}
      sx={{ width: '100%' }}
    />
  );
}

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 150 },
  {
    field: 'stock',
    headerName: 'In stock',
    type: 'number',
    display: 'flex',
    width: 150,
    renderCell: renderStock,
  },
];

export default function DataGridAggregationRenderCell() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Products with bars for their stock"
        rows={products}
        columns={columns}
        initialState={{ aggregation: { model: { stock: 'size' } } }}
      />
    </Box>
  );
}
