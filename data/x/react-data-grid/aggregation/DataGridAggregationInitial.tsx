import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { orders, type Order } from '../../sampleData/orders';

const euros = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' });

const columns: GridColDef<Order>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 140 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
  {
    field: 'unitPrice',
    headerName: 'Unit price',
    type: 'number',
    width: 120,
    valueFormatter: (value?: number | null) =>
      value == null ? '' : euros.format(value),
  },
  { field: 'orderedOn', headerName: 'Ordered on', type: 'date', width: 130 },
];

const initialState = {
  aggregation: { model: { quantity: 'sum', unitPrice: 'avg', orderedOn: 'max' } },
};

export default function DataGridAggregationInitial() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Orders with totals"
        rows={orders}
        columns={columns}
        initialState={initialState}
      />
    </Box>
  );
}
