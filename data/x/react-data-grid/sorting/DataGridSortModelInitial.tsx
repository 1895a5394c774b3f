import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { employees, type Employee } from '../../sampleData/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'department', headerName: 'Department', width: 120 },
  { field: 'startedOn', headerName: 'Started on', type: 'date', width: 120 },
];

const initialState = {
  sorting: { sortModel: [{ field: 'startedOn', sort: 'desc' as const }] },
};

export default function DataGridSortModelInitial() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Employees, latest first"
        rows={employees}
        columns={columns}
        initialState={initialState}
      />
    </Box>
  );
}
