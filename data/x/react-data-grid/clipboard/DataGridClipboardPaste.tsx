import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { products, type Product } from '../../sampleData/products';

const euros = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });

const columns: GridColDef<Product>[] = [
  { field: 'sku', headerName: 'Number', width: 100 },
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 140, editable: true },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 110,
    editable: true,
    valueFormatter: (value: number) => euros.format(value),
    pastedValueParser: (value: string) => {
      const digits = value.replace(/[€,\s]/g, '');
      const price = Number(digits);
      return digits === '' || Number.isNaN(price) ? undefined : price;
    },
  },
  {
    field: 'stock',
    headerName: 'In stock',
    type: 'number',
    width: 100,
    editable: true,
  },
];

export default function DataGridClipboardPaste() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Products to paste into"
        rows={products}
        columns={columns}
        cellSelection
        rowSelection={false}
      />
    </Box>
  );
}
