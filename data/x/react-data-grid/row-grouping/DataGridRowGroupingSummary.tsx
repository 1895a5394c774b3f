import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridColDef,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
} from '@mui/x-data-grid-premium';
import { createOrders } from '../../sampleData/createOrders';
import type { Order } from '../../sampleData/orders';

const rows = createOrders(500);
const euros = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' });

const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'product', headerName: 'Product', width: 150 },
  { field: 'id', headerName: 'Order', width: 80, groupable: false },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 150,
    groupable: false,
    valueGetter: (value, row) => row.quantity * row.unitPrice,
    valueFormatter: (value?: number) => (value ? euros.format(value) : ''),
  },
];

export default function DataGridRowGroupingSummary() {
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: {
      rowGrouping: { model: ['country', 'product'] },
      aggregation: { model: { quantity: 'sum', total: 'sum' } },
      sorting: { sortModel: [{ field: 'total', sort: 'desc' }] },
    },
  });

  return (
    <Box sx={{ height: 480, width: '100%' }}>
      <DataGridPremium
        aria-label="Sales by country and product"
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        initialState={initialState}
      />
    </Box>
  );
}
