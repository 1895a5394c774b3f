import Box from '@mui/material/Box';
import {
  DataGridPro,
  type GridColDef,
  type GridPinnedRowsProp,
} from '@mui/x-data-grid-pro';
import { orders } from '../../sampleData/orders';

interface Line {
  id: number | string;
  customer: string;
  quantity: number;
  amount: number;
}

const rows: Line[] = orders.map(({ id, customer, quantity, unitPrice }) => ({
  id,
  customer,
  quantity,
  amount: quantity * unitPrice,
}));

const sum = (key: 'quantity' | 'amount') =>
  rows.reduce((total, row) => total + row[key], 0);

const pinnedRows: GridPinnedRowsProp<Line> = {
  top: [
    { id: 'limit', customer: 'Limit of the quarter', quantity: 600, amount: 30000 },
  ],
  bottom: [
    {
      id: 'total',
      customer: 'Total',
      quantity: sum('quantity'),
      amount: sum('amount'),
    },
  ],
};

const columns: GridColDef<Line>[] = [
  { field: 'customer', headerName: 'Customer', width: 180 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
  {
    field: 'amount',
    headerName: 'Amount',
    type: 'number',
    width: 120,
    valueFormatter: (value: number) => `€${value.toFixed(2)}`,
  },
];

export default function DataGridRowPinningTotals() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Orders"
        rows={rows}
        columns={columns}
        pinnedRows={pinnedRows}
        hideFooter
      />
    </Box>
  );
}
