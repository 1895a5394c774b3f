import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { flights, type Flight } from '../../sampleData/flights';

const columns: GridColDef<Flight>[] = [
  { field: 'airline', width: 120 },
  { field: 'origin', headerName: 'Origin', width: 120 },
  {
    field: 'minutes',
    headerName: 'Duration (min)',
    description: 'Time from gate to gate, as planned',
    type: 'number',
    width: 150,
  },
];

export default function DataGridColumnHeaderName() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid aria-label="Durations of flights" rows={flights} columns={columns} />
    </Box>
  );
}
