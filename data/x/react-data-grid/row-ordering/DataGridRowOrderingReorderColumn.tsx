import OpenWith from '@mui/icons-material/OpenWith';
import Box from '@mui/material/Box';
import {
  DataGridPro,
  GRID_REORDER_COL_DEF,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { flights, type Flight } from '../../sampleData/flights';

const rows = flights.map((flight) => ({
  ...flight,
  __reorder__: `${flight.id} to ${flight.destination}`,
}));

const columns: GridColDef<Flight>[] = [
  { field: 'id', headerName: 'Flight', width: 100, sortable: false },
  { field: 'destination', headerName: 'To', width: 140, sortable: false },
  { ...GRID_REORDER_COL_DEF, width: 64 },
];

export default function DataGridRowOrderingReorderColumn() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Flights"
        rows={rows}
        columns={columns}
        rowReordering
        disableColumnFilter
        slots={{ rowReorderIcon: OpenWith }}
        hideFooter
      />
    </Box>
  );
}
