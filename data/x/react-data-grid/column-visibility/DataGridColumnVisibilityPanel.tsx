import Box from '@mui/material/Box';
import {
  DataGrid,
  GridToolbarColumnsButton,
  GridToolbarContainer,
  type GridColDef,
} from '@mui/x-data-grid';
import { flights, type Flight } from '../../sampleData/flights';

const columns: GridColDef<Flight>[] = [
  { field: 'id', headerName: 'Flight', width: 90 },
  { field: 'airline', headerName: 'Airline', width: 110 },
  { field: 'origin', headerName: 'Origin', width: 110 },
  { field: 'destination', headerName: 'Destination', width: 120 },
  { field: 'gate', headerName: 'Gate', width: 80 },
  { field: 'status', headerName: 'Status', width: 110 },
];

function FlightToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarColumnsButton />
    </GridToolbarContainer>
  );
}

export default function DataGridColumnVisibilityPanel() {
  return (
    <Box sx={{ height: 460, width: '100%' }}>
      <DataGrid
        aria-label="Flights with a toolbar"
        rows={flights}
        columns={columns}
        slots={{ toolbar: FlightToolbar }}
      />
    </Box>
  );
}
