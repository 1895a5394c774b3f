import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Office {
  id: number;
  team: string;
  country: string;
  city: string;
}

const cities: Record<string, string[]> = {
  Netherlands: ['Amsterdam', 'Rotterdam', 'Utrecht'],
  Norway: ['Bergen', 'Oslo'],
  Spain: ['Madrid', 'Valencia'],
};

const rows: Office[] = [
  { id: 1, team: 'Support', country: 'Norway', city: 'Bergen' },
  { id: 2, team: 'Payroll', country: 'Spain', city: 'Madrid' },
  { id: 3, team: 'Design', country: 'Netherlands', city: 'Utrecht' },
];

const columns: GridColDef<Office>[] = [
  { field: 'team', headerName: 'Team', flex: 1, minWidth: 90 },
  {
    field: 'country',
    headerName: 'Country',
    type: 'singleSelect',
    valueOptions: Object.keys(cities),
    width: 130,
    editable: true,
    valueSetter: (country: string, row) =>
      country === row.country ? row : { ...row, country, city: '' },
  },
  {
    field: 'city',
    headerName: 'City',
    type: 'singleSelect',
    valueOptions: ({ row }) =>
      row ? (cities[row.country] ?? []) : Object.values(cities).flat(),
    width: 130,
    editable: true,
  },
];

export default function DataGridLinkedFieldsCell() {
  return (
    <Box sx={{ height: 300, width: '100%' }}>
      <DataGrid aria-label="Offices" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
