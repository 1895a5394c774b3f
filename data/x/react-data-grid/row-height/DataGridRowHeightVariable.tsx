import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridRowHeightParams,
} from '@mui/x-data-grid';
import { employees, type Employee } from '../../sampleData/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', width: 160 },
  { field: 'role', headerName: 'Role', width: 180 },
  { field: 'office', headerName: 'Office', width: 120 },
];

const getRowHeight = ({ model, densityFactor }: GridRowHeightParams) =>
  model.department === 'Management' || model.role.startsWith('Head')
    ? 84 * densityFactor
    : null;

export default function DataGridRowHeightVariable() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Employees"
        rows={employees}
        columns={columns}
        getRowHeight={getRowHeight}
        density="compact"
        hideFooter
      />
    </Box>
  );
}
