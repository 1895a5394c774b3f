import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridAggregationFunction,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { flights, type Flight } from '../../sampleData/flights';

type Load = Pick<Flight, 'booked' | 'seats'>;

const loadFactor: GridAggregationFunction<Load, number> = {
  label: 'all seats',
  columnTypes: ['number'],
  getCellValue: ({ row }) => ({ booked: row.booked, seats: row.seats }),
  apply: ({ values }) => {
    const loads = values.filter((value) => value !== undefined);
    const seats = loads.reduce((sum, load) => sum + load.seats, 0);
    const booked = loads.reduce((sum, load) => sum + load.booked, 0);
    return seats === 0 ? null : booked / seats;
  },
};

const aggregationFunctions = { ...GRID_AGGREGATION_FUNCTIONS, loadFactor };

const columns: GridColDef<Flight>[] = [
  { field: 'airline', headerName: 'Airline' },
  { field: 'id', headerName: 'Flight', flex: 1, minWidth: 100 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 100 },
  {
    field: 'load',
    headerName: 'Booked',
    type: 'number',
    width: 120,
    valueGetter: (value, row) => row.booked / row.seats,
    valueFormatter: (value?: number) => (value ? `${Math.round(value * 100)}%` : ''),
  },
];

export default function DataGridAggregationRowFields() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Booked share by airline"
        rows={flights}
        columns={columns}
        aggregationFunctions={aggregationFunctions}
        initialState={{
          rowGrouping: { model: ['airline'] },
          columns: { columnVisibilityModel: { airline: false } },
          aggregation: { model: { load: 'loadFactor', seats: 'sum' } },
        }}
      />
    </Box>
  );
}
