import Box from '@mui/material/Box';
import {
  DataGridPremium,
  gridFilteredDescendantRowCountSelector,
  gridFilteredTopLevelRowCountSelector,
  type GridColDef,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-premium';
import { flights, type Flight } from '../../sampleData/flights';

const columns: GridColDef<Flight>[] = [
  { field: 'status', headerName: 'Status' },
  { field: 'id', headerName: 'Flight', flex: 1, minWidth: 110 },
  { field: 'destination', headerName: 'To', flex: 1, minWidth: 120 },
];

function FlightCount() {
  const apiRef = useGridApiContext();
  const groups = useGridSelector(apiRef, gridFilteredTopLevelRowCountSelector);
  const rows = useGridSelector(apiRef, gridFilteredDescendantRowCountSelector);
  return (
    <Box sx={{ mx: 2 }}>
      {rows} flights in {groups} groups
    </Box>
  );
}

const slots = { footerRowCount: FlightCount };

export default function DataGridRowGroupingFooterCount() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Flights with their number"
        rows={flights}
        columns={columns}
        slots={slots}
        initialState={{
          rowGrouping: { model: ['status'] },
          columns: { columnVisibilityModel: { status: false } },
        }}
      />
    </Box>
  );
}
