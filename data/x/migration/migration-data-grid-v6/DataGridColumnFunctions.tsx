import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../../sampleData/orders';

const euros = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' });
const rows = orders.slice(0, 8);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  {
    field: 'quantity',
    headerName: 'Quantity',
    type: 'number',
    width: 110,
    editable: true,
    valueParser: (value: number) => Math.max(1, Math.round(value)),
    valueSetter: (value, row) => ({ ...row, quantity: value }),
  },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 130,
    valueGetter: (value, row) => row.quantity * row.unitPrice,
    valueFormatter: (value: number) => euros.format(value),
  },
];

export default function DataGridColumnFunctions() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Orders with a computed total"
        rows={rows}
        columns={columns}
        hideFooter
        disableRowSelectionOnClick
      />
    </Box>
  );
}
