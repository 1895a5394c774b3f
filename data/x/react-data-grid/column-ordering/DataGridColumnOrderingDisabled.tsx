import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { products, type Product } from '../../sampleData/products';

const columns: GridColDef<Product>[] = [
  { field: 'sku', headerName: 'SKU (fixed)', width: 130, disableReorder: true },
  { field: 'name', headerName: 'Name', width: 160 },
  { field: 'category', headerName: 'Category', width: 120 },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 120,
    valueFormatter: (value: number) => `€${value.toFixed(2)}`,
  },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 100 },
];

export default function DataGridColumnOrderingDisabled() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Products"
        rows={products}
        columns={columns}
        keepColumnPositionIfDraggedOutside
        hideFooter
      />
    </Box>
  );
}
