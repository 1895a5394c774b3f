import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { employees, departments, type Employee } from '../../sampleData/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', width: 150, editable: true },
  {
    field: 'department',
    headerName: 'Department',
    type: 'singleSelect',
    valueOptions: departments,
    width: 130,
    editable: true,
  },
  {
    field: 'salary',
    headerName: 'Salary (€)',
    type: 'number',
    width: 110,
    // null while the field is empty
    valueFormatter: (value: number | null) => value?.toLocaleString('en-US'),
    editable: true,
  },
  {
    field: 'startedOn',
    headerName: 'Started on',
    type: 'date',
    width: 130,
    valueFormatter: (value: Date | null) => value?.toLocaleDateString('en-US'),
    editable: true,
  },
  {
    field: 'isRemote',
    headerName: 'Remote',
    type: 'boolean',
    width: 90,
    editable: true,
  },
];

export default function DataGridColumnDefinitionTypes() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid aria-label="Employees" rows={employees} columns={columns} />
    </Box>
  );
}
