import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Person {
  id: number;
  user: { name: string; address: { city: string } };
  hours: number;
  isOnCall: boolean;
}

const rows: Person[] = [
  {
    id: 1,
    user: { name: 'Priya Nair', address: { city: 'Warsaw' } },
    hours: 38.5,
    isOnCall: true,
  },
  {
    id: 2,
    user: { name: 'Oskar Lind', address: { city: 'Oslo' } },
    hours: 32,
    isOnCall: false,
  },
  {
    id: 3,
    user: { name: 'Ana Pereira', address: { city: 'Madrid' } },
    hours: 20,
    isOnCall: false,
  },
];

const columns: GridColDef<Person>[] = [
  {
    field: 'name',
    headerName: 'Name',
    flex: 1,
    minWidth: 110,
    valueGetter: (_, row) => row.user.name,
  },
  {
    field: 'city',
    headerName: 'City',
    width: 100,
    valueGetter: (_, row) => row.user.address.city,
  },
  {
    field: 'hours',
    headerName: 'Hours',
    type: 'number',
    width: 90,
    valueFormatter: (value: number) => `${value.toFixed(1)} h`,
  },
  {
    field: 'isOnCall',
    headerName: 'On call',
    width: 100,
    renderCell: ({ value }) =>
      value ? <Chip size="small" color="success" label="On call" /> : null,
  },
];

export default function DataGridFaqColumnValues() {
  return (
    <Box sx={{ height: 280, width: '100%' }}>
      <DataGrid
        aria-label="People on call"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
