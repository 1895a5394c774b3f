import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridRowParams } from '@mui/x-data-grid';
import { orders, type Order } from '../../sampleData/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'status', headerName: 'Status', width: 110 },
];

function isOpen({ row }: GridRowParams<Order>) {
  return row.status === 'Open';
}

export default function DataGridRowSelectionRestricted() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Orders to pack"
        rows={orders}
        columns={columns}
        checkboxSelection
        isRowSelectable={isOpen}
      />
    </Box>
  );
}
