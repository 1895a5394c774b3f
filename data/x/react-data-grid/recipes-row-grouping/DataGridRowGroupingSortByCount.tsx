import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  gridStringOrNumberComparator,
  type GridColDef,
  type GridComparatorFn,
} from '@mui/x-data-grid-premium';
import { orders, type Order } from '../../sampleData/orders';

const byChildCount: GridComparatorFn = (value1, value2, params1, params2) => {
  const [count1, count2] = [params1, params2].map(({ api, id, rowNode }) =>
    rowNode.type === 'group' ? api.getRowGroupChildren({ groupId: id }).length : 0,
  );
  return (
    (count1 ?? 0) - (count2 ?? 0) ||
    gridStringOrNumberComparator(value1, value2, params1, params2)
  );
};

const columns: GridColDef<Order>[] = [
  { field: 'product', headerName: 'Product' },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 100 },
];

export default function DataGridRowGroupingSortByCount() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Products, most orders first"
        rows={orders}
        columns={columns}
        groupingColDef={{ width: 200, sortComparator: byChildCount }}
        initialState={{
          rowGrouping: { model: ['product'] },
          columns: { columnVisibilityModel: { product: false } },
          sorting: {
            sortModel: [
              { field: GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD, sort: 'desc' },
            ],
          },
        }}
      />
    </Box>
  );
}
