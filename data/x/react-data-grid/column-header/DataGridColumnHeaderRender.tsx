import Box from '@mui/material/Box';
import FlightTakeoffIcon from '@mui/icons-material/FlightTakeoff';
import FlightLandIcon from '@mui/icons-material/FlightLand';
import {
  DataGrid,
  type GridColDef,
  type GridColumnHeaderParams,
} from '@mui/x-data-grid';
import { flights, type Flight } from '../../sampleData/flights';

function renderPlaceHeader({ field, colDef }: GridColumnHeaderParams<Flight>) {
  const Icon = field === 'origin' ? FlightTakeoffIcon : FlightLandIcon;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Icon fontSize="small" color="primary" />
      <strong>{colDef.headerName}</strong>
    </Box>
  );
}

const columns: GridColDef<Flight>[] = [
  { field: 'id', headerName: 'Flight', width: 90 },
  {
    field: 'origin',
    headerName: 'Origin',
    flex: 1,
    minWidth: 130,
    renderHeader: renderPlaceHeader,
  },
  {
    field: 'destination',
    headerName: 'Destination',
    flex: 1,
    minWidth: 150,
    renderHeader: renderPlaceHeader,
  },
];

export default function DataGridColumnHeaderRender() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid aria-label="Routes of flights" rows={flights} columns={columns} />
    </Box>
  );
}
