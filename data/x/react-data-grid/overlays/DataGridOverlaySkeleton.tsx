import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import type { Employee } from '../../sampleData/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 140 },
  { field: 'salary', headerName: 'Salary', type: 'number', width: 100 },
  { field: 'isRemote', headerName: 'Remote', type: 'boolean', width: 90 },
];

export default function DataGridOverlaySkeleton() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Employees that are loading"
        rows={[]}
        columns={columns}
        loading
        slotProps={{ loadingOverlay: { noRowsVariant: 'skeleton' } }}
      />
    </Box>
  );
}
