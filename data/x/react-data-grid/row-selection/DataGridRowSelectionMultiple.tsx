import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { flights, type Flight } from '../../sampleData/flights';

const columns: GridColDef<Flight>[] = [
  { field: 'id', headerName: 'Flight', width: 100 },
  { field: 'airline', headerName: 'Airline', flex: 1, minWidth: 110 },
  { field: 'destination', headerName: 'To', flex: 1, minWidth: 110 },
  { field: 'booked', headerName: 'Passengers', type: 'number', width: 110 },
  { field: 'status', headerName: 'Status', width: 120 },
];

export default function DataGridRowSelectionMultiple() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Flights with several selected rows"
        rows={flights}
        columns={columns}
      />
    </Box>
  );
}
