import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { departments, employees, type Employee } from '../sampleData/employees';

const euros = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', width: 140 },
  {
    field: 'department',
    headerName: 'Department',
    type: 'singleSelect',
    valueOptions: departments,
    width: 160,
  },
  { field: 'role', headerName: 'Role', width: 190 },
  { field: 'office', headerName: 'Office', width: 140 },
  {
    field: 'salary',
    headerName: 'Salary',
    type: 'number',
    width: 130,
    valueFormatter: (value: number) => euros.format(value),
  },
  { field: 'startedOn', headerName: 'Started', type: 'date', width: 160 },
];

export default function DataGridProPlan() {
  return (
    <Box sx={{ height: 480, width: '100%' }}>
      <DataGridPro
        aria-label="Employees by department"
        rows={employees}
        columns={columns}
        headerFilters
        initialState={{
          pinnedColumns: { left: ['name'] },
          sorting: {
            sortModel: [
              { field: 'department', sort: 'asc' },
              { field: 'salary', sort: 'desc' },
            ],
          },
        }}
      />
    </Box>
  );
}
