import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridColDef,
  type GridExperimentalPremiumFeatures,
} from '@mui/x-data-grid-premium';
import { employees, type Employee } from '../../sampleData/employees';

const experimentalFeatures: Partial<GridExperimentalPremiumFeatures> = {
  ariaV8: true,
};

const columns: GridColDef<Employee>[] = [
  { field: 'isRemote', headerName: 'Remote', type: 'boolean', width: 100 },
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  { field: 'department', headerName: 'Department', width: 130 },
];

export default function DataGridRowGroupingAria() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Employees, remote or not"
        rows={employees}
        columns={columns}
        experimentalFeatures={experimentalFeatures}
        initialState={{ rowGrouping: { model: ['isRemote'] } }}
      />
    </Box>
  );
}
