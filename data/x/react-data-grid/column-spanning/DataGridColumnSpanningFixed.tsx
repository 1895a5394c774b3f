import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Contact {
  id: number;
  firstName: string;
  lastName: string;
  city: string;
}

const contacts: Contact[] = [
  { id: 1, firstName: 'Ana', lastName: 'Silva', city: 'Lisbon' },
  { id: 2, firstName: 'Jonas', lastName: 'Weber', city: 'Vienna' },
  { id: 3, firstName: 'Mei', lastName: 'Tanaka', city: 'Osaka' },
  { id: 4, firstName: 'Freya', lastName: 'Larsen', city: 'Oslo' },
];

const columns: GridColDef<Contact>[] = [
  {
    field: 'firstName',
    headerName: 'First name',
    width: 130,
    colSpan: 2,
    hideable: false,
    renderCell: ({ row }) => `${row.firstName} ${row.lastName}`,
  },
  { field: 'lastName', headerName: 'Last name', width: 130, hideable: false },
  { field: 'city', headerName: 'City', width: 120 },
];

export default function DataGridColumnSpanningFixed() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid aria-label="Contacts" rows={contacts} columns={columns} hideFooter />
    </Box>
  );
}
