import Box from '@mui/material/Box';
import { DataGrid, type GridCellParams, type GridColDef } from '@mui/x-data-grid';
import { products, type Product } from '../../sampleData/products';

const columns: GridColDef<Product>[] = [
  { field: 'sku', headerName: 'SKU', cellClassName: 'sku', width: 110 },
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 150 },
  {
    field: 'stock',
    headerName: 'In stock',
    type: 'number',
    width: 110,
    cellClassName: (params: GridCellParams<Product, number>) => {
      const stock = params.value ?? 0;
      return stock === 0 ? 'empty' : stock < 20 ? 'low' : '';
    },
  },
];

export default function DataGridStyleCells() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Stock"
        rows={products}
        columns={columns}
        hideFooter
        sx={{
          '& .sku': { fontFamily: 'monospace', color: 'text.secondary' },
          '& .low': { color: 'error.main', fontWeight: 700 },
          '& .empty': {
            bgcolor: 'error.dark',
            color: 'common.white',
            fontWeight: 700,
          },
        }}
      />
    </Box>
  );
}
