import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarQuickFilter,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { employees, type Employee } from '../../../sampleData/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'role', headerName: 'Role', width: 190 },
  { field: 'office', headerName: 'Office', width: 120 },
];

function SearchToolbar() {
  return (
    <GridToolbarContainer sx={{ p: 1 }}>
      <GridToolbarQuickFilter sx={{ flexGrow: 1 }} />
    </GridToolbarContainer>
  );
}

export default function DataGridQuickFilterHiddenColumns() {
  const [model, setModel] = React.useState<GridFilterModel>({
    items: [],
    quickFilterValues: ['Oslo'],
    quickFilterExcludeHiddenColumns: false,
  });

  return (
    <Box
      sx={{ height: 440, width: '100%', display: 'flex', flexDirection: 'column' }}
    >
      <FormControlLabel
        label="Exclude hidden columns"
        control={
          <Switch
            checked={model.quickFilterExcludeHiddenColumns}
            onChange={(event) =>
              setModel({
                ...model,
                quickFilterExcludeHiddenColumns: event.target.checked,
              })
            }
          />
        }
      />
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Employees, office hidden"
          rows={employees}
          columns={columns}
          initialState={{ columns: { columnVisibilityModel: { office: false } } }}
          filterModel={model}
          onFilterModelChange={setModel}
          slots={{ toolbar: SearchToolbar }}
        />
      </Box>
    </Box>
  );
}
