import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import {
  DataGrid,
  gridPaginatedVisibleSortedGridRowIdsSelector,
  gridRowsLookupSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';
import { employees, type Employee } from '../../sampleData/employees';

/** Shows a value only in the first of several rows that have it. */
function FirstOfEqual({ id, field, value }: GridRenderCellParams<Employee, string>) {
  const apiRef = useGridApiContext();
  const ids = useGridSelector(apiRef, gridPaginatedVisibleSortedGridRowIdsSelector);
  const rows = useGridSelector(apiRef, gridRowsLookupSelector);
  const previousId = ids[ids.indexOf(id) - 1];
  const isRepeated = previousId !== undefined && rows[previousId]?.[field] === value;

  return (
    <Box
      component="span"
      sx={isRepeated ? visuallyHidden : { fontWeight: 'medium' }}
    >
      {value}
    </Box>
  );
}

const columns: GridColDef<Employee>[] = [
  {
    field: 'department',
    headerName: 'Department',
    width: 140,
    renderCell: (params) => <FirstOfEqual {...params} />,
  },
  {
    field: 'office',
    headerName: 'Office',
    width: 120,
    renderCell: (params) => <FirstOfEqual {...params} />,
  },
  { field: 'name', headerName: 'Name', width: 160 },
];

export default function DataGridRowSpanningRepeatedValues() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Employees"
        rows={employees}
        columns={columns}
        initialState={{
          sorting: { sortModel: [{ field: 'department', sort: 'asc' }] },
        }}
        hideFooter
      />
    </Box>
  );
}
