import * as React from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilteredTopLevelRowCountSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';
import { employees, type Employee } from '../../sampleData/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'role', headerName: 'Role', width: 190 },
  { field: 'office', headerName: 'Office', width: 120 },
];

export default function DataGridFilterSearchOutside() {
  const apiRef = useGridApiRef();
  const id = React.useId();
  const [found, setFound] = React.useState(employees.length);

  React.useEffect(
    () =>
      apiRef.current.subscribeEvent('filteredRowsSet', () => {
        setFound(gridFilteredTopLevelRowCountSelector(apiRef));
      }),
    [apiRef],
  );

  return (
    <Box
      sx={{ height: 480, width: '100%', display: 'flex', flexDirection: 'column' }}
    >
      <TextField
        id={id}
        type="search"
        label="Search employees"
        size="small"
        onChange={(event) => {
          const words = event.target.value.split(' ').filter((word) => word !== '');
          apiRef.current.setQuickFilterValues(words);
        }}
      />
      <Typography role="status" variant="body2" sx={{ py: 1 }}>
        {found} of {employees.length} employees match
      </Typography>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Employees, searched from outside"
          rows={employees}
          columns={columns}
        />
      </Box>
    </Box>
  );
}
