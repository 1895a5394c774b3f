import Box from '@mui/material/Box';
import {
  DataGrid,
  GridColumnMenu,
  type GridColDef,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';
import { employees, type Employee } from '../../sampleData/employees';

const slotProps = {
  columnMenuColumnsItem: { displayOrder: 1 },
  columnMenuSortItem: { displayOrder: 40 },
};

function ColumnsFirstMenu(props: GridColumnMenuProps) {
  return <GridColumnMenu {...props} slotProps={slotProps} />;
}

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  { field: 'office', headerName: 'Office', width: 110 },
  {
    field: 'salary',
    headerName: 'Salary (€)',
    type: 'number',
    width: 120,
    valueFormatter: (value: number) => value.toLocaleString('en-US'),
  },
];

export default function DataGridColumnMenuOrder() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Employees with reordered menus"
        rows={employees}
        columns={columns}
        slots={{ columnMenu: ColumnsFirstMenu }}
      />
    </Box>
  );
}
