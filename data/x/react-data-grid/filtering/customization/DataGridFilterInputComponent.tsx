import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  getGridStringOperators,
  type GridColDef,
  type GridFilterInputValueProps,
} from '@mui/x-data-grid';
import { employees, type Employee } from '../../../sampleData/employees';

const offices = [...new Set(employees.map(({ office }) => office))].sort();

function OfficeInput(props: GridFilterInputValueProps) {
  const { item, applyValue, focusElementRef } = props;

  return (
    <TextField
      select
      fullWidth
      label="Office"
      variant="standard"
      value={item.value ?? ''}
      onChange={(event) => applyValue({ ...item, value: event.target.value })}
      inputRef={focusElementRef}
    >
      {offices.map((office) => (
        <MenuItem key={office} value={office}>
          {office}
        </MenuItem>
      ))}
    </TextField>
  );
}

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'role', headerName: 'Role', width: 190 },
  {
    field: 'office',
    headerName: 'Office',
    width: 120,
    filterOperators: getGridStringOperators()
      .filter(({ value }) => value === 'equals')
      .map((operator) => ({ ...operator, InputComponent: OfficeInput })),
  },
];

export default function DataGridFilterInputComponent() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Employees with a select of offices"
        rows={employees}
        columns={columns}
        initialState={{
          filter: {
            filterModel: {
              items: [{ field: 'office', operator: 'equals', value: 'Oslo' }],
            },
          },
        }}
      />
    </Box>
  );
}
