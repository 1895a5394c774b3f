import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridColDef,
  type GridGroupingValueGetter,
} from '@mui/x-data-grid-premium';
import { orders, type Order } from '../../sampleData/orders';

const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' });

const getMonth: GridGroupingValueGetter<Order> = (value, row) =>
  month.format(row.orderedOn);

const columns: GridColDef<Order>[] = [
  {
    field: 'orderedOn',
    headerName: 'Ordered on',
    type: 'date',
    width: 130,
    groupingValueGetter: getMonth,
  },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160 },
  { field: 'status', headerName: 'Status', width: 110 },
];

export default function DataGridRowGroupingValueGetter() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Orders by month"
        rows={orders}
        columns={columns}
        groupingColDef={{ headerName: 'Month' }}
        initialState={{ rowGrouping: { model: ['orderedOn'] } }}
      />
    </Box>
  );
}
