import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridComparatorFn,
  gridNumberComparator,
  gridStringOrNumberComparator,
} from '@mui/x-data-grid';
import { employees, type Employee } from '../../sampleData/employees';

interface Person {
  name: string;
  isRemote: boolean;
}

const remoteFirst: GridComparatorFn<Person> = (a, b, paramsA, paramsB) =>
  gridNumberComparator(b.isRemote, a.isRemote, paramsA, paramsB) ||
  gridStringOrNumberComparator(a.name, b.name, paramsA, paramsB);

const columns: GridColDef<Employee>[] = [
  {
    field: 'person',
    headerName: 'Person',
    flex: 1,
    minWidth: 180,
    valueGetter: (_, row): Person => ({ name: row.name, isRemote: row.isRemote }),
    valueFormatter: ({ name, isRemote }: Person) =>
      isRemote ? `${name} (remote)` : name,
    sortComparator: remoteFirst,
  },
  { field: 'office', headerName: 'Office', width: 120 },
];

export default function DataGridSortComparatorCombined() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Employees, remote first"
        rows={employees}
        columns={columns}
        initialState={{
          sorting: { sortModel: [{ field: 'person', sort: 'asc' }] },
        }}
      />
    </Box>
  );
}
