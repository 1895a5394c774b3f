import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridAggregationModel,
  type GridColDef,
  type GridColumnGroupingModel,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
} from '@mui/x-data-grid-premium';
import { orders, orderStatuses, type Order } from '../../sampleData/orders';

const pivotColumns = orderStatuses.map(
  (status): GridColDef<Order> => ({
    field: `status:${status}`,
    headerName: status,
    type: 'number',
    width: 110,
    groupable: false,
    valueGetter: (value, row) => (row.status === status ? row.quantity : undefined),
  }),
);

const columns: GridColDef<Order>[] = [
  { field: 'product', headerName: 'Product', width: 150 },
  { field: 'country', headerName: 'Country', width: 140 },
  ...pivotColumns,
  {
    field: 'quantity',
    headerName: 'Total',
    type: 'number',
    width: 110,
    groupable: false,
  },
];

const aggregationModel: GridAggregationModel = Object.fromEntries(
  [...pivotColumns.map(({ field }) => field), 'quantity'].map((field) => [
    field,
    'sum',
  ]),
);

const columnGroupingModel: GridColumnGroupingModel = [
  {
    groupId: 'status',
    headerName: 'Quantity by status',
    children: pivotColumns.map(({ field }) => ({ field })),
  },
];

export default function DataGridPivotingGroups() {
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: {
      rowGrouping: { model: ['product', 'country'] },
      aggregation: { model: aggregationModel },
    },
  });

  return (
    <Box sx={{ height: 520, width: '100%' }}>
      <DataGridPremium
        aria-label="Quantities by product and status"
        apiRef={apiRef}
        rows={orders}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
        initialState={initialState}
      />
    </Box>
  );
}
