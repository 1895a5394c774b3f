import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { flights, type Flight } from '../../sampleData/flights';

// Neither "Hide column" nor "Manage columns".
const shortMenu = { slots: { columnMenuColumnsItem: null } };

const columns: GridColDef<Flight>[] = [
  { field: 'id', headerName: 'Flight', width: 100 },
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 130 },
  { field: 'gate', headerName: 'Gate', width: 90 },
];

export default function DataGridColumnMenuHideItem() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Flights with short menus"
        rows={flights}
        columns={columns}
        slotProps={{ columnMenu: shortMenu }}
      />
    </Box>
  );
}
