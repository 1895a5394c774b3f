import Box from '@mui/material/Box';
import { DataGrid, GridToolbar, type GridColDef } from '@mui/x-data-grid';

interface Forecast {
  id: number;
  city: string;
  [day: string]: number | string;
}

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday'];

const columns: GridColDef<Forecast>[] = [
  { field: 'city', headerName: 'City', width: 120, hideable: false },
  ...days.flatMap((day): GridColDef<Forecast>[] => [
    { field: `${day}-low`, headerName: `${day} low`, type: 'number', width: 130 },
    { field: `${day}-high`, headerName: `${day} high`, type: 'number', width: 130 },
  ]),
];

function createForecast(id: number, city: string, low: number): Forecast {
  const values = days.flatMap((day, index) => [
    [`${day}-low`, low + index],
    [`${day}-high`, low + 9 - index],
  ]);
  return { id, city, ...Object.fromEntries(values) };
}

const rows = [
  createForecast(1, 'Bergen', 8),
  createForecast(2, 'Lisbon', 16),
  createForecast(3, 'Vienna', 12),
];

export default function DataGridColumnVisibilityToggleAll() {
  return (
    <Box sx={{ height: 460, width: '100%' }}>
      <DataGrid
        aria-label="Temperatures in degrees Celsius"
        rows={rows}
        columns={columns}
        slots={{ toolbar: GridToolbar }}
        slotProps={{
          toolbar: { printOptions: { disableToolbarButton: true } },
          columnsManagement: { toggleAllMode: 'filteredOnly' },
        }}
      />
    </Box>
  );
}
