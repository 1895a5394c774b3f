import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { flights, type Flight } from '../../sampleData/flights';

const percent = new Intl.NumberFormat('en-US', { style: 'percent' });
const time = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
});

function formatMinutes(minutes: number) {
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

const columns: GridColDef<Flight>[] = [
  { field: 'airline', headerName: 'Airline', flex: 1, minWidth: 110 },
  {
    field: 'departure',
    headerName: 'Departure',
    type: 'dateTime',
    width: 190,
    valueFormatter: (value: Date) => time.format(value),
  },
  {
    field: 'minutes',
    headerName: 'Duration',
    type: 'number',
    width: 120,
    valueFormatter: (value: number) => formatMinutes(value),
  },
  {
    field: 'occupancy',
    headerName: 'Occupancy',
    type: 'number',
    width: 110,
    valueGetter: (value, row) => row.booked / row.seats,
    valueFormatter: (value: number) => percent.format(value),
  },
];

export default function DataGridColumnDefinitionFormatter() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid aria-label="Occupancy of flights" rows={flights} columns={columns} />
    </Box>
  );
}
