import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { products, type Product } from '../../sampleData/products';

const rows = products.slice(0, 5);

const columns: GridColDef<Product>[] = [
  { field: 'sku', headerName: 'SKU', width: 100 },
  { field: 'name', headerName: 'Name', width: 160 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 90 },
];

export default function DataGridRowUpdatesApi() {
  const apiRef = useGridApiRef();
  const [isThere, setIsThere] = React.useState(true);

  const sellOne = () => {
    const row = apiRef.current.getRow<Product>(3);
    if (row)
      apiRef.current.updateRows([{ id: 3, stock: Math.max(0, row.stock - 1) }]);
  };

  const toggleLamp = () => {
    apiRef.current.updateRows([
      isThere ? { id: 1, _action: 'delete' } : { ...products[0] },
    ]);
    setIsThere(!isThere);
  };

  return (
    <Stack spacing={1} sx={{ height: 400, width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" onClick={sellOne}>
          Sell a light
        </Button>
        <Button variant="outlined" onClick={toggleLamp}>
          {isThere ? 'Delete lamp' : 'Add lamp'}
        </Button>
      </Stack>
      <Box sx={{ flexGrow: 1, minHeight: 0 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Products"
          rows={rows}
          columns={columns}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
