import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridFooterContainer,
  useGridApiContext,
  useGridApiEventHandler,
  type GridColDef,
} from '@mui/x-data-grid';
import { products, type Product } from '../../sampleData/products';

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 150 },
  {
    field: 'price',
    headerName: 'Price (€)',
    type: 'number',
    width: 110,
    valueFormatter: (value: number) => value.toFixed(2),
  },
  { field: 'stock', headerName: 'In stock', type: 'number', width: 100 },
];

function CellFooter() {
  const apiRef = useGridApiContext();
  const [text, setText] = React.useState('Click a cell.');

  useGridApiEventHandler(apiRef, 'cellClick', ({ colDef, value }) => {
    setText(`${colDef.headerName}: ${String(value)}`);
  });

  return (
    <GridFooterContainer>
      <Typography variant="body2" role="status" sx={{ px: 2 }}>
        {text}
      </Typography>
    </GridFooterContainer>
  );
}

export default function DataGridEventsHook() {
  return (
    <Box sx={{ height: 350, width: '100%' }}>
      <DataGrid
        aria-label="Products"
        rows={products}
        columns={columns}
        slots={{ footer: CellFooter }}
      />
    </Box>
  );
}
