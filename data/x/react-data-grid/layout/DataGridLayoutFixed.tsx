import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { flights, type Flight } from '../../sampleData/flights';

const columns: GridColDef<Flight>[] = [
  { field: 'id', headerName: 'Flight', width: 90 },
  { field: 'origin', headerName: 'From', flex: 1, minWidth: 100 },
  { field: 'destination', headerName: 'To', flex: 1, minWidth: 100 },
  { field: 'gate', headerName: 'Gate', width: 80 },
];

export default function DataGridLayoutFixed() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid aria-label="Flights today" rows={flights} columns={columns} />
    </Box>
  );
}
