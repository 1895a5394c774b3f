import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Product {
  id: number;
  name: string;
  priceInCents: number;
  costInCents: number;
}

const euro = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });
const percent = new Intl.NumberFormat('en-IE', { style: 'percent' });

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 120 },
  {
    field: 'priceInCents',
    headerName: 'Price',
    type: 'number',
    width: 90,
    valueFormatter: (cents: number) => euro.format(cents / 100),
  },
  {
    // No such property in the row: the getter supplies the value.
    field: 'margin',
    headerName: 'Margin',
    type: 'number',
    width: 100,
    valueGetter: (_, row) => (row.priceInCents - row.costInCents) / row.priceInCents,
    valueFormatter: (margin: number) => percent.format(margin),
  },
];

const rows: Product[] = [
  { id: 1, name: 'Oat loaf', priceInCents: 480, costInCents: 155 },
  { id: 2, name: 'Milk roll', priceInCents: 65, costInCents: 28 },
  { id: 3, name: 'Plum slice', priceInCents: 1250, costInCents: 690 },
  { id: 4, name: 'Walnut baton', priceInCents: 310, costInCents: 171 },
];

export default function MarginPerLoaf() {
  return (
    <Box sx={{ height: 350, width: '100%' }}>
      <DataGrid
        aria-label="Margin per product"
        rows={rows}
        columns={columns}
        initialState={{
          sorting: { sortModel: [{ field: 'margin', sort: 'desc' }] },
        }}
      />
    </Box>
  );
}
