import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridColumnHeaderParams,
} from '@mui/x-data-grid';
import { employees, type Employee } from '../../sampleData/employees';

function getPrivateClassName({ colDef }: GridColumnHeaderParams) {
  return colDef.type === 'number' ? 'private numeric' : 'private';
}

const columns: GridColDef<Employee>[] = [
  {
    field: 'name',
    headerName: 'Name',
    headerClassName: 'public',
    flex: 1,
    minWidth: 140,
  },
  {
    field: 'role',
    headerName: 'Role',
    headerClassName: 'public',
    flex: 1,
    minWidth: 160,
  },
  {
    field: 'startedOn',
    headerName: 'Started',
    headerClassName: getPrivateClassName,
    type: 'date',
    width: 120,
  },
  {
    field: 'salary',
    headerName: 'Salary (€)',
    headerClassName: getPrivateClassName,
    type: 'number',
    width: 120,
  },
];

export default function DataGridStyleColumnHeaders() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Employees"
        rows={employees.slice(0, 5)}
        columns={columns}
        hideFooter
        sx={{
          '& .public': { color: 'primary.main' },
          '& .private': { bgcolor: 'primary.dark', color: 'primary.contrastText' },
          '& .numeric': { fontStyle: 'italic' },
        }}
      />
    </Box>
  );
}
