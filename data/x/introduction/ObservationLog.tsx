import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Observation {
  id: number;
  target: string;
  instrument: string;
  exposure: number;
}

const columns: GridColDef<Observation>[] = [
  { field: 'target', headerName: 'Target', flex: 1, minWidth: 130 },
  { field: 'instrument', headerName: 'Instrument', width: 130 },
  { field: 'exposure', headerName: 'Exposure (s)', type: 'number', width: 120 },
];

const rows: Observation[] = [
  { id: 1, target: 'Ring Nebula', instrument: 'Wide camera', exposure: 240 },
  { id: 2, target: 'Jupiter', instrument: 'Planet camera', exposure: 2 },
  { id: 3, target: 'Vega', instrument: 'Spectrograph', exposure: 35 },
  { id: 4, target: 'Double Cluster', instrument: 'Wide camera', exposure: 180 },
];

export default function ObservationLog() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Observations of the last clear night"
        rows={rows}
        columns={columns}
        hideFooterSelectedRowCount
      />
    </Box>
  );
}
