import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../../sampleData/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'product', headerName: 'Product', width: 160 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
];

export default function DataGridPaginationAutoPageSize() {
  const [height, setHeight] = React.useState(320);

  return (
    <Box sx={{ height: 460, width: '100%' }}>
      <Slider
        aria-label="Height of the grid"
        value={height}
        min={220}
        max={420}
        step={20}
        onChange={(event, value) => setHeight(Number(value))}
      />
      <Box sx={{ height, width: '100%' }}>
        <DataGrid
          aria-label="Orders, as many as fit"
          rows={orders}
          columns={columns}
          autoPageSize
        />
      </Box>
    </Box>
  );
}
