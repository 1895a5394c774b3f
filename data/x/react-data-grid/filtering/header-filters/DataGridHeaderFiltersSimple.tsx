import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { flights, type Flight } from '../../../sampleData/flights';

const columns: GridColDef<Flight>[] = [
  { field: 'id', headerName: 'Flight', width: 110 },
  { field: 'airline', headerName: 'Airline', width: 130 },
  { field: 'origin', headerName: 'From', flex: 1, minWidth: 120 },
  { field: 'destination', headerName: 'To', flex: 1, minWidth: 120 },
];

export default function DataGridHeaderFiltersSimple() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPro
        aria-label="Flights with simple header filters"
        rows={flights}
        columns={columns}
        headerFilters
        disableColumnFilter
        slots={{ headerFilterMenu: null }}
      />
    </Box>
  );
}
