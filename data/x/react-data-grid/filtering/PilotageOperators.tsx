import Box from '@mui/material/Box';
import {
  DataGrid,
  getGridNumericOperators,
  getGridStringOperators,
  GridToolbar,
  type GridColDef,
} from '@mui/x-data-grid';

interface Job {
  id: number;
  ship: string;
  tons: number;
  remark: string;
}

const columns: GridColDef<Job>[] = [
  {
    field: 'ship',
    headerName: 'Ship',
    flex: 1,
    minWidth: 110,
    filterOperators: getGridStringOperators().filter(({ value }) =>
      ['contains', 'startsWith'].includes(value),
    ),
  },
  {
    field: 'tons',
    headerName: 'Tonnage',
    type: 'number',
    width: 110,
    filterOperators: getGridNumericOperators()
      .filter(({ value }) => ['>=', '<='].includes(value))
      .map((operator) => ({
        ...operator,
        label: operator.value === '>=' ? 'at least' : 'at most',
      })),
  },
  { field: 'remark', headerName: 'Remark', width: 180, filterable: false },
];

const rows: Job[] = [
  { id: 1, ship: 'Ceres', tons: 9800, remark: 'Pilot boards at buoy 4' },
  { id: 2, ship: 'Cormorant', tons: 31200, remark: 'Two tugs' },
  { id: 3, ship: 'Nordvind', tons: 4300, remark: '' },
];

export default function PilotageOperators() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Pilot jobs"
        rows={rows}
        columns={columns}
        slots={{ toolbar: GridToolbar }}
        slotProps={{ toolbar: { printOptions: { disableToolbarButton: true } } }}
      />
    </Box>
  );
}
