import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { orders, type Order } from '../../sampleData/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Company' },
  { field: 'country', headerName: 'Country', width: 180 },
  { field: 'product', headerName: 'Product', width: 200 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 160 },
  { field: 'status', headerName: 'Status', width: 160 },
  { field: 'orderedOn', headerName: 'Ordered on', type: 'date', width: 180 },
];

export default function DataGridRowGroupingPinnedColumn() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Orders, companies pinned"
        rows={orders}
        columns={columns}
        groupingColDef={{ width: 170, hideDescendantCount: true }}
        defaultGroupingExpansionDepth={-1}
        initialState={{
          rowGrouping: { model: ['customer'] },
          columns: { columnVisibilityModel: { customer: false } },
          pinnedColumns: { left: [GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD] },
        }}
      />
    </Box>
  );
}
