import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { flights, type Flight } from '../../sampleData/flights';

const natural = new Intl.Collator('en', { numeric: true });

const columns: GridColDef<Flight>[] = [
  { field: 'id', headerName: 'Flight', width: 90 },
  { field: 'destination', headerName: 'To', flex: 1, minWidth: 110 },
  { field: 'gate', headerName: 'Gate', width: 100 },
  {
    field: 'gateNatural',
    headerName: 'Gate (natural)',
    width: 140,
    valueGetter: (_, row) => row.gate,
    sortComparator: (a: string, b: string) => natural.compare(a, b),
  },
];

export default function DataGridSortComparatorNatural() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Flights and gates"
        rows={flights}
        columns={columns}
        initialState={{
          sorting: { sortModel: [{ field: 'gateNatural', sort: 'asc' }] },
        }}
      />
    </Box>
  );
}
