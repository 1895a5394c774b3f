import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridRowCountSelector,
  GridOverlay,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { flights, type Flight } from '../../sampleData/flights';

const columns: GridColDef<Flight>[] = [
  { field: 'id', headerName: 'Flight', width: 100 },
  { field: 'airline', headerName: 'Airline', flex: 1, minWidth: 110 },
  { field: 'destination', headerName: 'To', flex: 1, minWidth: 110 },
];

function fetchPart(end: number): Promise<Flight[]> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(flights.slice(0, end)), 300);
  });
}

function ProgressOverlay() {
  const apiRef = useGridApiContext();
  const count = useGridSelector(apiRef, gridRowCountSelector);
  return (
    <GridOverlay sx={{ flexDirection: 'column', gap: 1 }}>
      <CircularProgress
        variant="determinate"
        value={(count / flights.length) * 100}
        aria-label="Loaded flights"
      />
      <Typography>
        {count} of {flights.length} flights
      </Typography>
    </GridOverlay>
  );
}

export default function DataGridOverlayLoadingProgress() {
  const [rows, setRows] = React.useState<Flight[]>([]);
  const [loading, setLoading] = React.useState(false);

  const load = async () => {
    setLoading(true);
    for (let end = 0; end <= flights.length; end += 4) {
      setRows(await fetchPart(end));
    }
    setLoading(false);
  };

  return (
    <Box
      sx={{ height: 400, width: '100%', display: 'flex', flexDirection: 'column' }}
    >
      <Box sx={{ pb: 1 }}>
        <Button onClick={load} disabled={loading}>
          Load flights
        </Button>
      </Box>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Flights that are loaded in parts"
          rows={rows}
          columns={columns}
          loading={loading}
          slots={{ loadingOverlay: ProgressOverlay }}
        />
      </Box>
    </Box>
  );
}
