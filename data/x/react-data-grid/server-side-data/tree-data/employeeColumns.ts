import type { GridColDef, GridGroupingColDefOverride } from '@mui/x-data-grid-pro';
import type { EmployeeRow } from './employeeServer';

export const nameColumn: GridGroupingColDefOverride<EmployeeRow> = {
  headerName: 'Name',
  width: 250,
};

export const employeeColumns: GridColDef<EmployeeRow>[] = [
  { field: 'role', headerName: 'Role', width: 190, sortable: false },
  { field: 'office', headerName: 'Office', width: 120, sortable: false },
  { field: 'salary', headerName: 'Salary (€)', type: 'number', width: 120 },
];
