import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef, useGridApiRef } from '@mui/x-data-grid';
import { orders, type Order } from '../../sampleData/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 120 },
  { field: 'customer', headerName: 'Customer', width: 240 },
  { field: 'country', headerName: 'Country', width: 180 },
  { field: 'product', headerName: 'Product', width: 240 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 140 },
];

export default function DataGridScrollingPosition() {
  const apiRef = useGridApiRef();
  const [saved, setSaved] = React.useState({ top: 520, left: 0 });

  function savePosition() {
    const { top, left } = apiRef.current.getScrollPosition();
    // Negative in right-to-left grids, while scroll expects the distance.
    setSaved({ top, left: Math.abs(left) });
  }

  return (
    <Box
      sx={{ height: 400, width: '100%', display: 'flex', flexDirection: 'column' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        <Button
          variant="outlined"
          onClick={() => apiRef.current.scroll({ top: 0, left: 0 })}
        >
          Start
        </Button>
        <Button variant="outlined" onClick={savePosition}>
          Save position
        </Button>
        <Button onClick={() => apiRef.current.scroll(saved)}>
          Return to {Math.round(saved.top)}px
        </Button>
      </Box>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Orders"
          apiRef={apiRef}
          rows={orders}
          columns={columns}
          hideFooter
        />
      </Box>
    </Box>
  );
}
