import Box from '@mui/material/Box';
import {
  DataGridPro,
  gridClasses,
  gridDimensionsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { flights, type Flight } from '../../sampleData/flights';

function FlightDetails({ flight }: { flight: Flight }) {
  const apiRef = useGridApiContext();
  const { width } = useGridSelector(
    apiRef,
    gridDimensionsSelector,
  ).viewportInnerSize;

  return (
    <Box
      sx={{
        position: 'sticky',
        insetInlineStart: 0,
        width,
        boxSizing: 'border-box',
        p: 2,
      }}
    >
      {flight.airline} flies {flight.booked} of {flight.seats} passengers to{' '}
      {flight.destination} in {flight.minutes} minutes. This text wraps at the edge
      of the grid and stays in place when you scroll the columns.
    </Box>
  );
}

const columns: GridColDef<Flight>[] = [
  { field: 'id', headerName: 'Flight', width: 160 },
  { field: 'airline', headerName: 'Airline', width: 200 },
  { field: 'origin', headerName: 'From', width: 240 },
  { field: 'destination', headerName: 'To', width: 240 },
  { field: 'gate', headerName: 'Gate', width: 200 },
  { field: 'status', headerName: 'Status', width: 200 },
];

const getDetailPanelContent = ({ row }: GridRowParams<Flight>) => (
  <FlightDetails flight={row} />
);
const getDetailPanelHeight = () => 'auto' as const;

export default function DataGridMasterDetailContentScroll() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Flights"
        rows={flights}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={{ detailPanel: { expandedRowIds: ['NW210'] } }}
        hideFooter
        sx={{ [`& .${gridClasses.detailPanel}`]: { overflow: 'visible' } }}
      />
    </Box>
  );
}
