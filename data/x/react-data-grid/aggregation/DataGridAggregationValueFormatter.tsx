import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridAggregationFunction,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { employees, type Employee } from '../../sampleData/employees';

const firstDay: GridAggregationFunction<Date> = {
  label: 'oldest',
  columnTypes: ['date'],
  apply: ({ values }) =>
    values.reduce<Date | undefined>(
      (first, day) => (day && (!first || day < first) ? day : first),
      undefined,
    ),
  valueFormatter: (value?: Date) => (value ? `Since ${value.getFullYear()}` : ''),
};

const columns: GridColDef<Employee>[] = [
  { field: 'department', headerName: 'Department' },
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 170 },
  { field: 'startedOn', headerName: 'Started on', type: 'date', width: 140 },
];

const aggregationFunctions = { ...GRID_AGGREGATION_FUNCTIONS, firstDay };

export default function DataGridAggregationValueFormatter() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Departments and their first year"
        rows={employees}
        columns={columns}
        aggregationFunctions={aggregationFunctions}
        groupingColDef={{ width: 180 }}
        initialState={{
          rowGrouping: { model: ['department'] },
          columns: { columnVisibilityModel: { department: false } },
          aggregation: { model: { startedOn: 'firstDay' } },
        }}
      />
    </Box>
  );
}
