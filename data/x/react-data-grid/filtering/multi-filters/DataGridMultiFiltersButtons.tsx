import Box from '@mui/material/Box';
import {
  DataGridPro,
  GridToolbarContainer,
  GridToolbarFilterButton,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { employees, type Employee } from '../../../sampleData/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'department', headerName: 'Department', width: 160 },
  { field: 'office', headerName: 'Office', width: 120 },
];

function FilterToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarFilterButton />
    </GridToolbarContainer>
  );
}

export default function DataGridMultiFiltersButtons() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Engineers in Warsaw"
        rows={employees}
        columns={columns}
        slots={{ toolbar: FilterToolbar }}
        slotProps={{
          filterPanel: {
            disableAddFilterButton: true,
            disableRemoveAllButton: true,
          },
        }}
        initialState={{
          filter: {
            filterModel: {
              items: [
                {
                  id: 1,
                  field: 'department',
                  operator: 'equals',
                  value: 'Engineering',
                },
                { id: 2, field: 'office', operator: 'equals', value: 'Warsaw' },
              ],
            },
          },
        }}
      />
    </Box>
  );
}
