import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Oven {
  id: number;
  name: string;
  load: number;
  state: 'heating' | 'baking' | 'off';
}

const stateColor = {
  heating: 'primary',
  baking: 'success',
  off: 'default',
} as const;

const columns: GridColDef<Oven>[] = [
  { field: 'name', headerName: 'Oven', flex: 1, minWidth: 100 },
  {
    field: 'load',
    headerName: 'Load',
    type: 'number',
    width: 160,
    display: 'flex',
    renderCell: ({ row, value }) => (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, width: '100%' }}>
        <LinearProgress
          variant="determinate"
          value={value}
          aria-label={`Load of ${row.name}`}
          sx={{ flex: 1 }}
        />
        <Box sx={{ minWidth: 36, textAlign: 'end' }}>{value}%</Box>
      </Box>
    ),
  },
  {
    field: 'state',
    headerName: 'State',
    width: 110,
    display: 'flex',
    renderCell: ({ row }) => (
      <Chip size="small" label={row.state} color={stateColor[row.state]} />
    ),
  },
];

const rows: Oven[] = [
  { id: 1, name: 'Deck 1', load: 80, state: 'baking' },
  { id: 2, name: 'Deck 2', load: 0, state: 'heating' },
  { id: 3, name: 'Rack', load: 45, state: 'baking' },
  { id: 4, name: 'Stone', load: 0, state: 'off' },
];

export default function OvenLoad() {
  return (
    <Box sx={{ height: 350, width: '100%' }}>
      <DataGrid aria-label="Load of the ovens" rows={rows} columns={columns} />
    </Box>
  );
}
