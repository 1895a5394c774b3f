import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridColDef,
  type GridGroupingColDefOverride,
  type GridGroupingColDefOverrideParams,
} from '@mui/x-data-grid-premium';
import { orders, type Order } from '../../sampleData/orders';

const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country' },
  { field: 'status', headerName: 'Status' },
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 140 },
];

function getGroupingColDef({
  fields,
}: GridGroupingColDefOverrideParams): GridGroupingColDefOverride<Order> {
  return fields.includes('country')
    ? { headerName: 'Ship to', width: 190 }
    : { width: 150, hideDescendantCount: true };
}

export default function DataGridRowGroupingColDefFunction() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Orders by country and status"
        rows={orders}
        columns={columns}
        groupingColDef={getGroupingColDef}
        rowGroupingColumnMode="multiple"
        initialState={{
          rowGrouping: { model: ['country', 'status'] },
          columns: { columnVisibilityModel: { country: false, status: false } },
        }}
        defaultGroupingExpansionDepth={1}
      />
    </Box>
  );
}
