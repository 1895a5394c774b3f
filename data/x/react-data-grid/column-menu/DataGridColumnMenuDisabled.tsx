import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { products, type Product } from '../../sampleData/products';

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 140 },
  {
    field: 'price',
    headerName: 'Price (€)',
    type: 'number',
    width: 110,
    valueFormatter: (value: number) => value.toFixed(2),
  },
  {
    field: 'isDiscontinued',
    headerName: 'Discontinued',
    type: 'boolean',
    width: 130,
    disableColumnMenu: true,
  },
];

export default function DataGridColumnMenuDisabled() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Discontinued products"
        rows={products}
        columns={columns}
      />
    </Box>
  );
}
