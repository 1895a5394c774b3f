import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { products, type Product } from '../../sampleData/products';

const columns: GridColDef<Product>[] = [
  { field: 'sku', headerName: 'SKU', width: 90 },
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 90 },
];

export default function DataGridLayoutAutoHeight() {
  const [count, setCount] = React.useState(3);
  const rows = React.useMemo(() => products.slice(0, count), [count]);

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" sx={{ gap: 1, mb: 1 }}>
        <Button disabled={count === 6} onClick={() => setCount(count + 1)}>
          Add a row
        </Button>
        <Button disabled={count === 1} onClick={() => setCount(count - 1)}>
          Remove a row
        </Button>
      </Stack>
      <DataGrid
        aria-label="Products on offer"
        rows={rows}
        columns={columns}
        autoHeight
        hideFooter
      />
    </Box>
  );
}
