import Box from '@mui/material/Box';
import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarFilterButton,
  type GridColDef,
} from '@mui/x-data-grid';
import { departments, employees, type Employee } from '../../sampleData/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  {
    field: 'department',
    headerName: 'Department',
    type: 'singleSelect',
    valueOptions: departments,
    width: 130,
  },
  { field: 'office', headerName: 'Office', width: 120, filterable: false },
  {
    field: 'salary',
    headerName: 'Salary (€)',
    type: 'number',
    width: 120,
    filterable: false,
  },
];

function FilterToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarFilterButton />
    </GridToolbarContainer>
  );
}

export default function DataGridFilterSomeColumns() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Employees, filters in two columns"
        rows={employees}
        columns={columns}
        slots={{ toolbar: FilterToolbar }}
      />
    </Box>
  );
}
