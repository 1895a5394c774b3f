import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { products, type Product } from '../../sampleData/products';

const columns: GridColDef<Product>[] = [
  { field: 'sku', headerName: 'Number', width: 100 },
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 140 },
  { field: 'category', headerName: 'Category', width: 120 },
  { field: 'stock', headerName: 'In stock', type: 'number', width: 100 },
];

export default function DataGridClipboardCopy() {
  const [text, setText] = React.useState('Nothing copied yet');

  return (
    <Box
      sx={{ height: 460, width: '100%', display: 'flex', flexDirection: 'column' }}
    >
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Products to copy"
          rows={products}
          columns={columns}
          checkboxSelection
          disableRowSelectionOnClick
          onClipboardCopy={(copied) => setText(copied)}
        />
      </Box>
      <Box
        component="pre"
        role="status"
        sx={{
          m: 0,
          p: 1,
          maxHeight: 100,
          overflow: 'auto',
          bgcolor: 'action.hover',
        }}
      >
        {text}
      </Box>
    </Box>
  );
}
