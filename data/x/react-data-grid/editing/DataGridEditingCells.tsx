import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { categories, products, type Product } from '../../sampleData/products';

const columns: GridColDef<Product>[] = [
  { field: 'sku', headerName: 'SKU', width: 90 },
  {
    field: 'name',
    headerName: 'Product',
    flex: 1,
    minWidth: 140,
    editable: true,
  },
  {
    field: 'category',
    headerName: 'Category',
    type: 'singleSelect',
    valueOptions: categories,
    width: 120,
    editable: true,
  },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 100,
    valueFormatter: (value?: number | null) =>
      value == null ? '' : `€${value.toFixed(2)}`,
    editable: true,
  },
  {
    field: 'addedOn',
    headerName: 'Added on',
    type: 'date',
    width: 140,
    editable: true,
  },
  {
    field: 'isDiscontinued',
    headerName: 'Discontinued',
    type: 'boolean',
    width: 120,
    editable: true,
  },
];

export default function DataGridEditingCells() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid aria-label="Products" rows={products} columns={columns} />
    </Box>
  );
}
