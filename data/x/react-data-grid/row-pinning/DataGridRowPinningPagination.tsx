import Box from '@mui/material/Box';
import {
  DataGridPro,
  type GridColDef,
  type GridPinnedRowsProp,
} from '@mui/x-data-grid-pro';
import { employees, type Employee } from '../../sampleData/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', width: 160 },
  { field: 'role', headerName: 'Role', width: 180 },
  { field: 'department', headerName: 'Department', width: 130 },
];

const pinnedRows: GridPinnedRowsProp<Employee> = {
  top: employees.filter(({ department }) => department === 'Management'),
};

export default function DataGridRowPinningPagination() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Employees"
        rows={employees}
        columns={columns}
        pinnedRows={pinnedRows}
        pagination
        pageSizeOptions={[5, 10]}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
      />
    </Box>
  );
}
