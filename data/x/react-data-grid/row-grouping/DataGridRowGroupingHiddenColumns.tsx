import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridColDef,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
} from '@mui/x-data-grid-premium';
import { employees, type Employee } from '../../sampleData/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'department', headerName: 'Department', width: 140 },
  { field: 'office', headerName: 'Office', width: 140 },
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 180 },
];

export default function DataGridRowGroupingHiddenColumns() {
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: { rowGrouping: { model: ['department'] } },
  });

  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Employees, grouped columns hidden"
        apiRef={apiRef}
        rows={employees}
        columns={columns}
        initialState={initialState}
      />
    </Box>
  );
}
