import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GridColumnMenu,
  type GridColDef,
  type GridColumnMenuProps,
} from '@mui/x-data-grid-premium';
import { employees, type Employee } from '../../sampleData/employees';

const slotProps = { columnMenuGroupingItem: { displayOrder: 5 } };

function GroupingFirstMenu(props: GridColumnMenuProps) {
  return <GridColumnMenu {...props} slotProps={slotProps} />;
}

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', width: 160 },
  { field: 'department', headerName: 'Department', width: 140 },
  { field: 'office', headerName: 'Office', width: 120 },
  {
    field: 'salary',
    headerName: 'Salary (€)',
    type: 'number',
    width: 130,
    valueFormatter: (value?: number) => value?.toLocaleString('en-US') ?? '',
  },
];

export default function DataGridColumnMenuPremium() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGridPremium
        aria-label="Employees with all menu items"
        rows={employees}
        columns={columns}
        slots={{ columnMenu: GroupingFirstMenu }}
      />
    </Box>
  );
}
