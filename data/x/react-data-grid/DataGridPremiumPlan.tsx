import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GridToolbarContainer,
  GridToolbarExport,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { orders, type Order } from '../sampleData/orders';

const euros = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' });

const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 140 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 120 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 130,
    valueGetter: (_, row) => row.quantity * row.unitPrice,
    valueFormatter: (value?: number) => (value == null ? '' : euros.format(value)),
  },
];

function ExportToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarExport printOptions={{ disableToolbarButton: true }} />
    </GridToolbarContainer>
  );
}

export default function DataGridPremiumPlan() {
  return (
    <Box sx={{ height: 480, width: '100%' }}>
      <DataGridPremium
        aria-label="Orders by country"
        rows={orders}
        columns={columns}
        slots={{ toolbar: ExportToolbar }}
        cellSelection
        disableRowSelectionOnClick
        groupingColDef={{ width: 190 }}
        initialState={{
          rowGrouping: { model: ['country'] },
          aggregation: { model: { quantity: 'sum', total: 'sum' } },
          columns: { columnVisibilityModel: { country: false } },
          sorting: { sortModel: [{ field: 'total', sort: 'desc' }] },
        }}
        isGroupExpandedByDefault={({ groupingKey }) => groupingKey === 'France'}
      />
    </Box>
  );
}
