import FlightLand from '@mui/icons-material/FlightLand';
import FlightTakeoff from '@mui/icons-material/FlightTakeoff';
import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid';
import { flights, type Flight } from '../../sampleData/flights';

const columns: GridColDef<Flight>[] = [
  { field: 'id', headerName: 'Flight', width: 90 },
  { field: 'origin', headerName: 'City', width: 120 },
  { field: 'gate', headerName: 'Gate', width: 80 },
  { field: 'destination', headerName: 'City', width: 120 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 100 },
];

const columnGroupingModel: GridColumnGroupingModel = [
  {
    groupId: 'departure',
    headerName: 'Departure',
    headerClassName: 'departure',
    renderHeaderGroup: ({ headerName }) => (
      <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <FlightTakeoff fontSize="small" /> {headerName}
      </Box>
    ),
    children: [{ field: 'origin' }, { field: 'gate' }],
  },
  {
    groupId: 'arrival',
    headerName: 'Arrival',
    headerAlign: 'center',
    headerClassName: ({ groupId }) => groupId ?? '',
    renderHeaderGroup: ({ headerName }) => (
      <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <FlightLand fontSize="small" /> {headerName}
      </Box>
    ),
    children: [{ field: 'destination' }, { field: 'minutes' }],
  },
];

export default function DataGridColumnGroupsCustomization() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Flights"
        rows={flights}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
        hideFooter
        sx={{
          '& .departure': { bgcolor: 'action.hover' },
          '& .arrival': { bgcolor: 'action.selected' },
        }}
      />
    </Box>
  );
}
