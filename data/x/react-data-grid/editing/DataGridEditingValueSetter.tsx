import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Contact {
  id: number;
  firstName: string;
  lastName: string;
  postcode: string;
}

const rows: Contact[] = [
  { id: 1, firstName: 'Noor', lastName: 'Haddad', postcode: '3011 AD' },
  { id: 2, firstName: 'Tomás', lastName: 'Rivera', postcode: '2512 HE' },
  { id: 3, firstName: 'Ingrid', lastName: 'Berg', postcode: '1017 XN' },
  { id: 4, firstName: 'Anna', lastName: 'Mori', postcode: '9711 LM' },
];

const columns: GridColDef<Contact>[] = [
  {
    field: 'name',
    headerName: 'Full name',
    flex: 1,
    minWidth: 150,
    editable: true,
    valueGetter: (_, row) => `${row.firstName} ${row.lastName}`.trim(),
    valueSetter: (value: string, row) => {
      const [firstName = '', ...others] = value.trim().split(/\s+/);
      return { ...row, firstName, lastName: others.join(' ') };
    },
  },
  { field: 'lastName', headerName: 'Last name', width: 120 },
  {
    field: 'postcode',
    headerName: 'Postcode',
    width: 110,
    editable: true,
    valueParser: (value: string) => value.toUpperCase(),
  },
];

export default function DataGridEditingValueSetter() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid aria-label="Contacts" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
