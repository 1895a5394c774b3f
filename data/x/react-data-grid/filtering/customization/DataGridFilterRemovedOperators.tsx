import Box from '@mui/material/Box';
import {
  DataGrid,
  getGridNumericOperators,
  getGridStringOperators,
  type GridColDef,
} from '@mui/x-data-grid';
import { flights, type Flight } from '../../../sampleData/flights';

const columns: GridColDef<Flight>[] = [
  { field: 'id', headerName: 'Flight', width: 100 },
  {
    field: 'destination',
    headerName: 'To',
    flex: 1,
    minWidth: 110,
    filterOperators: getGridStringOperators().filter(({ value }) =>
      ['contains', 'isAnyOf'].includes(value),
    ),
  },
  {
    field: 'minutes',
    headerName: 'Minutes',
    type: 'number',
    width: 120,
    filterOperators: getGridNumericOperators()
      .filter(({ value }) => value === '>=' || value === '<=')
      .map((operator) => ({
        ...operator,
        label: operator.value === '>=' ? 'at least' : 'at most',
      })),
  },
];

export default function DataGridFilterRemovedOperators() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Flights with few operators"
        rows={flights}
        columns={columns}
      />
    </Box>
  );
}
