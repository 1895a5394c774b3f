import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';

interface Line {
  id: string;
  product: string;
  quantity?: number;
  unitPrice?: number;
  amount: number;
}

const lines: Line[] = [
  { id: 'lamp', product: 'Desk lamp', quantity: 4, unitPrice: 48.5, amount: 194 },
  { id: 'cups', product: 'Espresso cups', quantity: 6, unitPrice: 34, amount: 204 },
  { id: 'bowl', product: 'Ceramic bowl', quantity: 10, unitPrice: 19, amount: 190 },
  { id: 'total', product: 'Total', amount: 588 },
];

const euros = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });

const fixedColumn = { sortable: false, filterable: false, hideable: false };

const columns: GridColDef<Line>[] = [
  {
    ...fixedColumn,
    field: 'product',
    headerName: 'Product',
    width: 150,
    colSpan: (value, row) => (row.id === 'total' ? 3 : undefined),
  },
  { ...fixedColumn, field: 'quantity', headerName: 'Quantity', type: 'number' },
  {
    ...fixedColumn,
    field: 'unitPrice',
    headerName: 'Unit price',
    type: 'number',
    width: 110,
    valueFormatter: (value: number) => euros.format(value),
  },
  {
    ...fixedColumn,
    field: 'amount',
    headerName: 'Amount',
    type: 'number',
    width: 120,
    valueFormatter: (value: number) => euros.format(value),
  },
];

export default function DataGridColumnSpanningFunction() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Invoice lines"
        rows={lines}
        columns={columns}
        getRowClassName={({ id }) => (id === 'total' ? 'total' : '')}
        hideFooter
        disableColumnMenu
        sx={{ [`& .total .${gridClasses.cell}`]: { fontWeight: 'bold' } }}
      />
    </Box>
  );
}
