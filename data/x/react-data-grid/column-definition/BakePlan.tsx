import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Batch {
  id: number;
  product: string;
  pieces: number;
  day: Date;
  ready: Date;
  organic: boolean;
  oven: 'deck' | 'rack';
}

const columns: GridColDef<Batch>[] = [
  { field: 'product', headerName: 'Product', width: 140 },
  { field: 'pieces', headerName: 'Pieces', type: 'number', width: 90 },
  {
    field: 'day',
    headerName: 'Day',
    type: 'date',
    width: 110,
    valueFormatter: (day: Date) => day.toLocaleDateString('en-GB'),
  },
  {
    field: 'ready',
    headerName: 'Ready at',
    type: 'dateTime',
    width: 160,
    valueFormatter: (ready: Date) =>
      ready.toLocaleString('en-GB', { dateStyle: 'short', timeStyle: 'short' }),
  },
  { field: 'organic', headerName: 'Organic', type: 'boolean', width: 90 },
  {
    field: 'oven',
    headerName: 'Oven',
    type: 'singleSelect',
    width: 110,
    valueOptions: [
      { value: 'deck', label: 'Deck oven' },
      { value: 'rack', label: 'Rack oven' },
    ],
  },
];

const rows: Batch[] = [
  {
    id: 1,
    product: 'Sunflower loaf',
    pieces: 90,
    day: new Date(2024, 8, 2),
    ready: new Date(2024, 8, 2, 5, 45),
    organic: true,
    oven: 'deck',
  },
  {
    id: 2,
    product: 'Milk roll',
    pieces: 1200,
    day: new Date(2024, 8, 3),
    ready: new Date(2024, 8, 3, 6, 15),
    organic: false,
    oven: 'rack',
  },
  {
    id: 3,
    product: 'Plum slice',
    pieces: 60,
    day: new Date(2024, 8, 2),
    ready: new Date(2024, 8, 2, 9, 0),
    organic: true,
    oven: 'rack',
  },
];

export default function BakePlan() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid aria-label="Bake plan" rows={rows} columns={columns} />
    </Box>
  );
}
