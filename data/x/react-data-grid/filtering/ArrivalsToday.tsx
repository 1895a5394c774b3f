import Box from '@mui/material/Box';
import { DataGrid, GridToolbar, type GridColDef } from '@mui/x-data-grid';

interface Arrival {
  id: string;
  ship: string;
  cargo: 'grain' | 'timber' | 'containers';
  length: number;
}

const columns: GridColDef<Arrival>[] = [
  { field: 'ship', headerName: 'Ship', flex: 1, minWidth: 120 },
  {
    field: 'cargo',
    headerName: 'Cargo',
    type: 'singleSelect',
    valueOptions: ['grain', 'timber', 'containers'],
    width: 130,
  },
  { field: 'length', headerName: 'Length (m)', type: 'number', width: 150 },
];

const rows: Arrival[] = [
  { id: 'a1', ship: 'Nordvind', cargo: 'timber', length: 92 },
  { id: 'a2', ship: 'Cormorant', cargo: 'containers', length: 208 },
  { id: 'a3', ship: 'Ceres', cargo: 'grain', length: 134 },
  { id: 'a4', ship: 'Harvest Moon', cargo: 'grain', length: 176 },
  { id: 'a5', ship: 'Pinewood', cargo: 'timber', length: 118 },
];

export default function ArrivalsToday() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Arrivals today"
        rows={rows}
        columns={columns}
        slots={{ toolbar: GridToolbar }}
        slotProps={{ toolbar: { printOptions: { disableToolbarButton: true } } }}
        initialState={{
          filter: {
            filterModel: {
              items: [{ field: 'length', operator: '>', value: '120' }],
            },
          },
        }}
      />
    </Box>
  );
}
