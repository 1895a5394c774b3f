import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { orders, type Order } from '../../sampleData/orders';

const columns: GridColDef<Order>[] = [
  { field: 'product', headerName: 'Product', width: 150 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 100 },
];

export default function DataGridRowGroupingMultipleColumns() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Orders by product and status"
        rows={orders}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['product', 'status'] },
          columns: { columnVisibilityModel: { product: false, status: false } },
        }}
        rowGroupingColumnMode="multiple"
        defaultGroupingExpansionDepth={1}
      />
    </Box>
  );
}
