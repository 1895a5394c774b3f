import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { flights, type Flight } from '../../sampleData/flights';

const columns: GridColDef<Flight>[] = [
  { field: 'id', headerName: 'Flight', width: 90 },
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 130 },
  { field: 'gate', headerName: 'Gate', width: 80 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 90 },
];

export default function DataGridApiObjectRef() {
  const apiRef = useGridApiRef();

  const goTo = (destination: string) => {
    const ids = apiRef.current.getSortedRowIds();
    const rowIndex = ids.findIndex(
      (id) => apiRef.current.getRow<Flight>(id)?.destination === destination,
    );
    const id = ids[rowIndex];
    if (id === undefined) return;
    apiRef.current.scrollToIndexes({ rowIndex });
    apiRef.current.setCellFocus(id, 'destination');
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        {['Berlin', 'Zurich', 'Rome'].map((destination) => (
          <Button
            key={destination}
            variant="outlined"
            onClick={() => goTo(destination)}
          >
            {destination}
          </Button>
        ))}
      </Stack>
      <Box sx={{ height: 300 }}>
        <DataGrid
          aria-label="Departures"
          apiRef={apiRef}
          rows={flights}
          columns={columns}
          hideFooter
        />
      </Box>
    </Box>
  );
}
