import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid';
import { employees, type Employee } from '../../sampleData/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'id', headerName: 'ID', type: 'number', width: 70 },
  { field: 'name', headerName: 'Name', width: 150 },
  { field: 'startedOn', headerName: 'Started on', type: 'date', width: 110 },
  { field: 'department', headerName: 'Department', width: 120 },
  { field: 'role', headerName: 'Role', width: 170 },
  { field: 'office', headerName: 'Office', width: 110 },
];

const columnGroupingModel: GridColumnGroupingModel = [
  {
    groupId: 'person',
    headerName: 'Person',
    children: [{ field: 'name' }, { field: 'startedOn' }],
  },
  {
    groupId: 'position',
    headerName: 'Position',
    children: [
      {
        groupId: 'team',
        headerName: 'Team',
        children: [{ field: 'department' }, { field: 'role' }],
      },
      { field: 'office' },
    ],
  },
];

export default function DataGridColumnGroupsModel() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Employees"
        rows={employees}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
        hideFooter
      />
    </Box>
  );
}
