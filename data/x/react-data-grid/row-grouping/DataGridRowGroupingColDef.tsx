import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridColDef,
  type GridGroupingColDefOverride,
} from '@mui/x-data-grid-premium';
import { employees, type Employee } from '../../sampleData/employees';

const groupingColDef: GridGroupingColDefOverride<Employee> = {
  headerName: 'Office and name',
  leafField: 'name',
  minWidth: 220,
  flex: 1,
};

const columns: GridColDef<Employee>[] = [
  { field: 'office', headerName: 'Office' },
  { field: 'name', headerName: 'Name' },
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 180 },
];

export default function DataGridRowGroupingColDef() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Employees by office"
        rows={employees}
        columns={columns}
        groupingColDef={groupingColDef}
        initialState={{
          rowGrouping: { model: ['office'] },
          columns: { columnVisibilityModel: { office: false, name: false } },
        }}
        defaultGroupingExpansionDepth={1}
      />
    </Box>
  );
}
