import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid-premium';
import { employees, type Employee } from '../../sampleData/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'department', headerName: 'Department' },
  { field: 'office', headerName: 'Office' },
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 160 },
  { field: 'startedOn', headerName: 'Started on', type: 'date', width: 120 },
];

const filterModel: GridFilterModel = {
  items: [
    {
      field: GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
      operator: 'contains',
      value: 'Rotterdam',
    },
  ],
};

export default function DataGridRowGroupingSorting() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Employees in Rotterdam"
        rows={employees}
        columns={columns}
        groupingColDef={{ width: 200 }}
        initialState={{
          rowGrouping: { model: ['department', 'office'] },
          columns: { columnVisibilityModel: { department: false, office: false } },
          filter: { filterModel },
          sorting: { sortModel: [{ field: 'name', sort: 'asc' }] },
        }}
        defaultGroupingExpansionDepth={-1}
      />
    </Box>
  );
}
