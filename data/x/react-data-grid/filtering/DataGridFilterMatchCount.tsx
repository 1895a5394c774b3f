import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilteredTopLevelRowCountSelector,
  GridToolbar,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { flights, type Flight } from '../../sampleData/flights';

const columns: GridColDef<Flight>[] = [
  { field: 'id', headerName: 'Flight', width: 90 },
  { field: 'origin', headerName: 'From', flex: 1, minWidth: 100 },
  { field: 'destination', headerName: 'To', flex: 1, minWidth: 100 },
  { field: 'status', headerName: 'Status', width: 110 },
];

function MatchCount() {
  const apiRef = useGridApiContext();
  const count = useGridSelector(apiRef, gridFilteredTopLevelRowCountSelector);

  return (
    <Typography role="status" variant="body2" sx={{ p: 1.5 }}>
      {count} of {flights.length} flights
    </Typography>
  );
}

export default function DataGridFilterMatchCount() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Flights with a count"
        rows={flights}
        columns={columns}
        disableColumnSelector
        disableDensitySelector
        slots={{ toolbar: GridToolbar, footer: MatchCount }}
        slotProps={{
          toolbar: {
            showQuickFilter: true,
            printOptions: { disableToolbarButton: true },
          },
        }}
      />
    </Box>
  );
}
