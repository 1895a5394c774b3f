import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { flights, type Flight } from '../../sampleData/flights';

const columns: GridColDef<Flight>[] = [
  { field: 'airline', headerName: 'Airline', groupable: false },
  { field: 'id', headerName: 'Flight', width: 110, groupable: false },
  { field: 'origin', headerName: 'From', flex: 1, minWidth: 110, groupable: false },
  { field: 'gate', headerName: 'Gate', width: 90, groupable: false },
];

const model = ['airline'];

export default function DataGridRowGroupingLocked() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Flights, always by airline"
        rows={flights}
        columns={columns}
        rowGroupingModel={model}
        columnVisibilityModel={{ airline: false }}
        disableColumnSelector
      />
    </Box>
  );
}
