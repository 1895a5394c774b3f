import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { orders, orderStatuses, type Order } from '../../../sampleData/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 180 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: orderStatuses,
    width: 160,
  },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 150 },
  { field: 'orderedOn', headerName: 'Ordered on', type: 'date', width: 180 },
];

export default function DataGridHeaderFilters() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPro
        aria-label="Orders with header filters"
        rows={orders}
        columns={columns}
        headerFilters
      />
    </Box>
  );
}
