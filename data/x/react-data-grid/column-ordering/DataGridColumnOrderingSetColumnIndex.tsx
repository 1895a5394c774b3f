import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPro, useGridApiRef, type GridColDef } from '@mui/x-data-grid-pro';
import { flights, type Flight } from '../../sampleData/flights';

const columns: GridColDef<Flight>[] = [
  { field: 'id', headerName: 'Flight', width: 90 },
  { field: 'airline', headerName: 'Airline', width: 120 },
  { field: 'origin', headerName: 'From', width: 120 },
  { field: 'destination', headerName: 'To', width: 120 },
  { field: 'gate', headerName: 'Gate', width: 90 },
];

export default function DataGridColumnOrderingSetColumnIndex() {
  const apiRef = useGridApiRef();

  return (
    <Stack spacing={1} sx={{ height: 400, width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button
          variant="outlined"
          onClick={() => apiRef.current.setColumnIndex('gate', 0)}
        >
          Gate first
        </Button>
        <Button
          variant="outlined"
          onClick={() => apiRef.current.setColumnIndex('gate', columns.length - 1)}
        >
          Gate last
        </Button>
      </Stack>
      <Box sx={{ flexGrow: 1, minHeight: 0 }}>
        <DataGridPro
          apiRef={apiRef}
          aria-label="Flights"
          rows={flights}
          columns={columns}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
