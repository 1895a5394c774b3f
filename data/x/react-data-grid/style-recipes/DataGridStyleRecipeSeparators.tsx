import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { flights, type Flight } from '../../sampleData/flights';

const columns: GridColDef<Flight>[] = [
  { field: 'id', headerName: 'Flight', width: 90, resizable: false },
  { field: 'gate', headerName: 'Gate', width: 80, resizable: false },
  { field: 'airline', headerName: 'Airline', width: 130 },
  { field: 'destination', headerName: 'Destination', width: 140 },
];

const fixed = `& .${gridClasses.columnSeparator}:not(.${gridClasses['columnSeparator--resizable']})`;

export default function DataGridStyleRecipeSeparators() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Departures"
        rows={flights.slice(0, 5)}
        columns={columns}
        hideFooter
        sx={{
          [fixed]: { display: 'none' },
          [`& .${gridClasses['columnSeparator--resizable']}`]: {
            visibility: 'visible',
          },
        }}
      />
    </Box>
  );
}
