import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { employees, type Employee } from '../../sampleData/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', width: 150, minWidth: 120, maxWidth: 220 },
  { field: 'role', headerName: 'Role', width: 190, minWidth: 100 },
  { field: 'office', headerName: 'Office', width: 110, maxWidth: 110 },
];

export default function DataGridColumnDimensionsLimits() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Offices of employees"
        rows={employees}
        columns={columns}
      />
    </Box>
  );
}
