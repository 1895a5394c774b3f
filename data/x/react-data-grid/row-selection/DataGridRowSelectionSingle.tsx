import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { flights, type Flight } from '../../sampleData/flights';

const columns: GridColDef<Flight>[] = [
  { field: 'id', headerName: 'Flight', width: 100 },
  { field: 'origin', headerName: 'From', flex: 1, minWidth: 110 },
  { field: 'destination', headerName: 'To', flex: 1, minWidth: 110 },
  { field: 'gate', headerName: 'Gate', width: 90 },
  { field: 'status', headerName: 'Status', width: 120 },
];

export default function DataGridRowSelectionSingle() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid aria-label="Flights" rows={flights} columns={columns} />
    </Box>
  );
}
