import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  gridExpandedSortedRowIdsSelector,
  type GridColDef,
  type GridRowId,
  useGridApiRef,
} from '@mui/x-data-grid';
import { flights, type Flight } from '../../sampleData/flights';

const columns: GridColDef<Flight>[] = [
  { field: 'id', headerName: 'Flight', width: 100 },
  { field: 'airline', headerName: 'Airline', width: 150 },
  { field: 'origin', headerName: 'From', width: 150 },
  { field: 'destination', headerName: 'To', width: 150 },
  { field: 'departure', headerName: 'Departure', type: 'dateTime', width: 220 },
  { field: 'gate', headerName: 'Gate', width: 120 },
  { field: 'status', headerName: 'Status', width: 150 },
];

export default function DataGridScrollingToCells() {
  const apiRef = useGridApiRef();

  function goTo(id: GridRowId, field: string) {
    const rowIndex = gridExpandedSortedRowIdsSelector(apiRef).indexOf(id);
    const colIndex = apiRef.current.getColumnIndex(field);
    if (rowIndex === -1) return;
    apiRef.current.scrollToIndexes({ rowIndex, colIndex });
    apiRef.current.setCellFocus(id, field);
  }

  return (
    <Box
      sx={{ height: 400, width: '100%', display: 'flex', flexDirection: 'column' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        <Button variant="outlined" onClick={() => goTo('AS431', 'status')}>
          Status of AS431
        </Button>
        <Button variant="outlined" onClick={() => goTo('NW301', 'airline')}>
          Airline of NW301
        </Button>
      </Box>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Flights"
          apiRef={apiRef}
          rows={flights}
          columns={columns}
        />
      </Box>
    </Box>
  );
}
