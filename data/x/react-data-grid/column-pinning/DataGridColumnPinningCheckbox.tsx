import Box from '@mui/material/Box';
import {
  DataGridPro,
  GRID_CHECKBOX_SELECTION_COL_DEF,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { employees, type Employee } from '../../sampleData/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', width: 170 },
  { field: 'role', headerName: 'Role', width: 190 },
  { field: 'department', headerName: 'Department', width: 150 },
  { field: 'office', headerName: 'Office', width: 140 },
  { field: 'startedOn', headerName: 'Started on', type: 'date', width: 140 },
  { field: 'isRemote', headerName: 'Remote', type: 'boolean', width: 110 },
];

export default function DataGridColumnPinningCheckbox() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Employees"
        rows={employees}
        columns={columns}
        checkboxSelection
        initialState={{
          pinnedColumns: { left: [GRID_CHECKBOX_SELECTION_COL_DEF.field] },
        }}
      />
    </Box>
  );
}
