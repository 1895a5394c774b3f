import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { employees, type Employee } from '../../sampleData/employees';

const { min, max, avg } = GRID_AGGREGATION_FUNCTIONS;
const aggregationFunctions = { min, max, avg };

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  { field: 'startedOn', headerName: 'Started on', type: 'date', width: 130 },
  { field: 'salary', headerName: 'Salary in euros', type: 'number', width: 150 },
];

export default function DataGridAggregationFunctions() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Employees without sums"
        rows={employees}
        columns={columns}
        aggregationFunctions={aggregationFunctions}
        initialState={{
          aggregation: { model: { startedOn: 'min', salary: 'max' } },
        }}
      />
    </Box>
  );
}
