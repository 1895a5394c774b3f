import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPremium,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { flights, type Flight } from '../../sampleData/flights';

const columns: GridColDef<Flight>[] = [
  { field: 'id', headerName: 'Flight', width: 100 },
  { field: 'origin', headerName: 'From', flex: 1, minWidth: 110 },
  { field: 'destination', headerName: 'To', flex: 1, minWidth: 110 },
  { field: 'status', headerName: 'Status', width: 120 },
];

const late = flights.filter((flight) => flight.status === 'Delayed');

export default function DataGridCellSelectionApi() {
  const apiRef = useGridApiRef();

  const selectRoute = () => {
    apiRef.current.selectCellRange(
      { id: 'NW210', field: 'origin' },
      { id: 'MD236', field: 'destination' },
    );
  };

  const selectDelays = () => {
    const model = Object.fromEntries(
      late.map((flight) => [flight.id, { status: true }]),
    );
    apiRef.current.setCellSelectionModel(model);
  };

  return (
    <Box
      sx={{ height: 460, width: '100%', display: 'flex', flexDirection: 'column' }}
    >
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', pb: 1 }}>
        <Button onClick={selectRoute}>Select the first routes</Button>
        <Button onClick={selectDelays}>Select delays</Button>
      </Stack>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="Flights with cells that buttons select"
          apiRef={apiRef}
          rows={flights}
          columns={columns}
          rowSelection={false}
          cellSelection
        />
      </Box>
    </Box>
  );
}
