import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../../sampleData/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 100 },
];

const parts = [gridClasses.cell, gridClasses.columnHeader];

const quiet = {
  [parts.map((part) => `& .${part}:focus, & .${part}:focus-within`).join(', ')]: {
    outline: 'none',
  },
  // Keyboard users still see where they are.
  [parts.map((part) => `& .${part}:focus-visible`).join(', ')]: {
    boxShadow: 'inset 0 0 0 2px currentColor',
  },
};

export default function DataGridStyleRecipeFocus() {
  const [isQuiet, setIsQuiet] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={isQuiet} onChange={() => setIsQuiet(!isQuiet)} />}
        label="No outline after a click"
      />
      <Box sx={{ height: 320 }}>
        <DataGrid
          aria-label="Orders"
          rows={orders.slice(0, 5)}
          columns={columns}
          hideFooter
          sx={isQuiet ? quiet : undefined}
        />
      </Box>
    </Box>
  );
}
