import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { flights, type Flight } from '../../sampleData/flights';

const columns: GridColDef<Flight>[] = [
  { field: 'id', headerName: 'Flight', width: 90 },
  { field: 'origin', headerName: 'From', flex: 1, minWidth: 100 },
  { field: 'destination', headerName: 'To', flex: 1, minWidth: 110 },
  { field: 'gate', headerName: 'Gate', width: 80 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 90 },
  { field: 'booked', headerName: 'Booked', type: 'number', width: 90 },
];

export default function DataGridCellSelectionRange() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Flights with selectable cells"
        rows={flights}
        columns={columns}
        cellSelection
        rowSelection={false}
      />
    </Box>
  );
}
