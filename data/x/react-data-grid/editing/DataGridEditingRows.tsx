import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, orderStatuses, type Order } from '../../sampleData/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  {
    field: 'quantity',
    headerName: 'Quantity',
    type: 'number',
    width: 100,
    editable: true,
  },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: orderStatuses,
    width: 120,
    editable: true,
  },
  {
    field: 'isPaid',
    headerName: 'Paid',
    type: 'boolean',
    width: 80,
    editable: true,
  },
];

export default function DataGridEditingRows() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid aria-label="Orders" rows={orders} columns={columns} editMode="row" />
    </Box>
  );
}
