import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_AGGREGATION_ROOT_FOOTER_ROW_ID,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { flights, type Flight } from '../../sampleData/flights';

const columns: GridColDef<Flight>[] = [
  {
    field: 'airline',
    headerName: 'Airline',
    flex: 1,
    minWidth: 130,
    renderCell: ({ id, formattedValue }) =>
      id === GRID_AGGREGATION_ROOT_FOOTER_ROW_ID ? (
        <strong>All flights</strong>
      ) : (
        formattedValue
      ),
  },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 110 },
  { field: 'booked', headerName: 'Booked', type: 'number', width: 110 },
];

export default function DataGridAggregationTotalLabel() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Flights with a labeled total"
        rows={flights}
        columns={columns}
        initialState={{ aggregation: { model: { seats: 'sum', booked: 'sum' } } }}
      />
    </Box>
  );
}
