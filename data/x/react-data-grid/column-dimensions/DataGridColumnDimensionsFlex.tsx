import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../../sampleData/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer, flex: 1', flex: 1, minWidth: 140 },
  { field: 'country', headerName: 'Country, flex: 0.5', flex: 0.5 },
];

export default function DataGridColumnDimensionsFlex() {
  const [share, setShare] = React.useState(100);

  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <Box sx={{ height: 60, px: 2 }}>
        <Typography id="grid-width" variant="body2">
          Width of the grid
        </Typography>
        <Slider
          aria-labelledby="grid-width"
          value={share}
          onChange={(event, value) => setShare(value as number)}
          min={25}
          valueLabelDisplay="auto"
          valueLabelFormat={(value) => `${value}%`}
        />
      </Box>
      <Box sx={{ height: 340 }} style={{ width: `${share}%` }}>
        <DataGrid aria-label="Orders by country" rows={orders} columns={columns} />
      </Box>
    </Box>
  );
}
