import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { flights, type Flight } from '../../sampleData/flights';

const columns: GridColDef<Flight>[] = [
  { field: 'id', headerName: 'Flight', width: 90, resizable: false },
  { field: 'airline', headerName: 'Airline', width: 120 },
  { field: 'origin', headerName: 'Origin', width: 120 },
  { field: 'destination', headerName: 'Destination', width: 120 },
];

export default function DataGridColumnDimensionsResizing() {
  const [status, setStatus] = React.useState('Drag the edge of a header.');

  return (
    <Box
      sx={{ height: 400, width: '100%', display: 'flex', flexDirection: 'column' }}
    >
      <Typography variant="body2" role="status" sx={{ pb: 1 }}>
        {status}
      </Typography>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Resizable flights"
          rows={flights}
          columns={columns}
          onColumnWidthChange={({ colDef, width }) =>
            setStatus(`${colDef.headerName} has ${Math.round(width)}px now.`)
          }
        />
      </Box>
    </Box>
  );
}
