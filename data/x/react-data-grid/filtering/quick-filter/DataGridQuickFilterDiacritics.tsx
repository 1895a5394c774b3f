import Box from '@mui/material/Box';
import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarQuickFilter,
  type GridColDef,
} from '@mui/x-data-grid';
import { employees, type Employee } from '../../../sampleData/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'role', headerName: 'Role', width: 190 },
];

function SearchToolbar() {
  return (
    <GridToolbarContainer sx={{ p: 1 }}>
      <GridToolbarQuickFilter sx={{ flexGrow: 1 }} />
    </GridToolbarContainer>
  );
}

export default function DataGridQuickFilterDiacritics() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Employees, accents ignored"
        rows={employees}
        columns={columns}
        ignoreDiacritics
        slots={{ toolbar: SearchToolbar }}
        initialState={{
          filter: { filterModel: { items: [], quickFilterValues: ['chloe'] } },
        }}
      />
    </Box>
  );
}
