import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Airport {
  code: string;
  city: string;
  runways: number;
}

const airports: Airport[] = [
  { code: 'LIS', city: 'Lisbon', runways: 1 },
  { code: 'BER', city: 'Berlin', runways: 2 },
  { code: 'MAD', city: 'Madrid', runways: 4 },
  { code: 'OSL', city: 'Oslo', runways: 2 },
];

const columns: GridColDef<Airport>[] = [
  { field: 'code', headerName: 'Code', width: 90 },
  { field: 'city', headerName: 'City', width: 140 },
  { field: 'runways', headerName: 'Runways', type: 'number', width: 110 },
];

const getRowId = (row: Airport) => row.code;

export default function DataGridRowDefinitionGetRowId() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Airports"
        rows={airports}
        columns={columns}
        getRowId={getRowId}
        hideFooter
      />
    </Box>
  );
}
