import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { employees, type Employee } from '../../sampleData/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'department', headerName: 'Department' },
  { field: 'role', headerName: 'Role' },
  { field: 'name', headerName: 'Name' },
];

const groupingColumn = { leafField: 'role', width: 130 };

export default function DataGridColumnDimensionsAutosizingGroups() {
  const apiRef = useGridApiRef();

  React.useEffect(
    () =>
      apiRef.current.subscribeEvent('rowExpansionChange', (node) => {
        if (node.childrenExpanded) {
          apiRef.current.autosizeColumns({
            columns: [GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD, 'name'],
            includeOutliers: true,
          });
        }
      }),
    [apiRef],
  );

  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        apiRef={apiRef}
        aria-label="Roles by department"
        rows={employees}
        columns={columns}
        groupingColDef={groupingColumn}
        initialState={{
          columns: { columnVisibilityModel: { department: false, role: false } },
          rowGrouping: { model: ['department'] },
        }}
      />
    </Box>
  );
}
