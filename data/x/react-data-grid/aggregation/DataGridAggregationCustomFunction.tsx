import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridAggregationFunction,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { orders, type Order } from '../../sampleData/orders';

const median: GridAggregationFunction<number> = {
  label: 'median',
  columnTypes: ['number'],
  apply: ({ values }) => {
    const sorted = values
      .filter((value) => value !== undefined)
      .sort((a, b) => a - b);
    const middle = Math.floor(sorted.length / 2);
    const upper = sorted[middle];
    if (upper === undefined) return null;
    return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
  },
};

const distinct: GridAggregationFunction<string, number> = {
  label: 'different',
  columnTypes: ['string'],
  hasCellUnit: false,
  apply: ({ values }) => new Set(values).size,
};

const aggregationFunctions = { ...GRID_AGGREGATION_FUNCTIONS, median, distinct };

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160 },
  { field: 'country', headerName: 'Country', width: 140 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
];

export default function DataGridAggregationCustomFunction() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Orders with the median quantity"
        rows={orders}
        columns={columns}
        aggregationFunctions={aggregationFunctions}
        initialState={{
          aggregation: { model: { quantity: 'median', customer: 'distinct' } },
        }}
      />
    </Box>
  );
}
