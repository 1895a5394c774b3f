import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { flights, type Flight } from '../../sampleData/flights';

const columns: GridColDef<Flight>[] = [
  { field: 'id', headerName: 'Flight', width: 90 },
  {
    field: 'route',
    headerName: 'Route',
    flex: 1,
    minWidth: 180,
    valueGetter: (value, row) => `${row.origin} to ${row.destination}`,
  },
  {
    field: 'freeSeats',
    headerName: 'Free seats',
    type: 'number',
    width: 120,
    valueGetter: (value, row) => row.seats - row.booked,
  },
];

export default function DataGridColumnDefinitionValues() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Flights with free seats"
        rows={flights}
        columns={columns}
        initialState={{
          sorting: { sortModel: [{ field: 'freeSeats', sort: 'desc' }] },
        }}
      />
    </Box>
  );
}
