import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridColTypeDef } from '@mui/x-data-grid';
import { orders, type Order } from '../../sampleData/orders';

const euro = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' });

const euroPrice: GridColTypeDef<number, string> = {
  type: 'number',
  width: 120,
  valueFormatter: (value: number) => euro.format(value),
  cellClassName: 'euro-price',
};

const columns: GridColDef<Order>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 90 },
  { ...euroPrice, field: 'unitPrice', headerName: 'Unit price' },
  {
    ...euroPrice,
    field: 'total',
    headerName: 'Total',
    valueGetter: (value, row: Order) => row.quantity * row.unitPrice,
  },
];

export default function DataGridCustomColumnsPrice() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Prices of orders"
        rows={orders}
        columns={columns}
        sx={{ '& .euro-price': { fontVariantNumeric: 'tabular-nums' } }}
      />
    </Box>
  );
}
