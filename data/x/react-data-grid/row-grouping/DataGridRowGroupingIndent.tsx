import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { orders, type Order } from '../../sampleData/orders';

const columns: GridColDef<Order>[] = [
  { field: 'status', headerName: 'Status' },
  { field: 'country', headerName: 'Country' },
  { field: 'product', headerName: 'Product' },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
];

export default function DataGridRowGroupingIndent() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Orders with a wide indent"
        rows={orders}
        columns={columns}
        groupingColDef={{ leafField: 'product', width: 270 }}
        initialState={{
          rowGrouping: { model: ['status', 'country'] },
          columns: {
            columnVisibilityModel: { status: false, country: false, product: false },
          },
        }}
        defaultGroupingExpansionDepth={-1}
        sx={{ '--DataGrid-cellOffsetMultiplier': 5 }}
      />
    </Box>
  );
}
