import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { flights, type Flight } from '../../sampleData/flights';

const columns: GridColDef<Flight>[] = [
  { field: 'id', headerName: 'Flight', width: 100 },
  { field: 'destination', headerName: 'To', flex: 1, minWidth: 110 },
  { field: 'status', headerName: 'Status', width: 120 },
];

function fetchFlights(): Promise<Flight[]> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(flights), 300);
  });
}

export default function DataGridOverlayLinear() {
  const [rows, setRows] = React.useState(flights);
  const [loading, setLoading] = React.useState(false);

  const reload = async () => {
    setLoading(true);
    setRows(await fetchFlights());
    setLoading(false);
  };

  return (
    <Box
      sx={{ height: 400, width: '100%', display: 'flex', flexDirection: 'column' }}
    >
      <Box sx={{ pb: 1 }}>
        <Button onClick={reload} disabled={loading}>
          Reload
        </Button>
      </Box>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Departures that are reloaded"
          rows={rows}
          columns={columns}
          loading={loading}
          slotProps={{
            loadingOverlay: {
              variant: 'linear-progress',
              noRowsVariant: 'skeleton',
            },
          }}
        />
      </Box>
    </Box>
  );
}
