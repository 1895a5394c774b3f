import Box from '@mui/material/Box';
import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarFilterButton,
  type GridColDef,
} from '@mui/x-data-grid';
import { orders, orderStatuses, type Order } from '../../sampleData/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: orderStatuses,
    width: 110,
  },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
  { field: 'isPaid', headerName: 'Paid', type: 'boolean', width: 90 },
  { field: 'orderedOn', headerName: 'Ordered on', type: 'date', width: 120 },
];

function FilterToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarFilterButton />
    </GridToolbarContainer>
  );
}

export default function DataGridFilterPanel() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Orders with filters"
        rows={orders}
        columns={columns}
        slots={{ toolbar: FilterToolbar }}
      />
    </Box>
  );
}
