import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { flights, type Flight } from '../../sampleData/flights';

const columns: GridColDef<Flight>[] = [
  { field: 'id', headerName: 'Flight', width: 100, aggregable: false },
  {
    field: 'destination',
    headerName: 'To',
    flex: 1,
    minWidth: 110,
    aggregable: false,
  },
  { field: 'gate', headerName: 'Gate', width: 90, aggregable: false },
  { field: 'booked', headerName: 'Booked', type: 'number', width: 110 },
];

export default function DataGridAggregationAggregable() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Flights, only bookings aggregable"
        rows={flights}
        columns={columns}
        initialState={{ aggregation: { model: { booked: 'sum' } } }}
      />
    </Box>
  );
}
