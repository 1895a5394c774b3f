import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { employees, type Employee } from '../../sampleData/employees';

const salary = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150, aggregable: false },
  { field: 'office', headerName: 'Office', width: 120, aggregable: false },
  {
    field: 'salary',
    headerName: 'Salary',
    type: 'number',
    width: 120,
    aggregable: false,
    valueFormatter: (value?: number) => (value ? salary.format(value) : ''),
  },
];

const model = { salary: 'avg' };

export default function DataGridAggregationLocked() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Employees with their average salary"
        rows={employees}
        columns={columns}
        aggregationModel={model}
      />
    </Box>
  );
}
