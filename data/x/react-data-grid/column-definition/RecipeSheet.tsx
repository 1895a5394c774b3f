import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Recipe {
  id: string;
  name: string;
  method: string;
  hours: number;
}

const columns: GridColDef<Recipe>[] = [
  { field: 'id', headerName: 'No.', width: 70 },
  { field: 'name', headerName: 'Recipe', flex: 1, minWidth: 110, maxWidth: 220 },
  { field: 'method', headerName: 'Method', flex: 2, minWidth: 160 },
  { field: 'hours', headerName: 'Rest (h)', type: 'number', width: 100 },
];

const rows: Recipe[] = [
  { id: 'R1', name: 'Oat loaf', method: 'Soak the oats, fold twice', hours: 14 },
  { id: 'R2', name: 'Walnut baton', method: 'Shape cold, bake dark', hours: 18 },
  { id: 'R3', name: 'Flatbread', method: 'Roll thin, hot stone', hours: 2 },
];

export default function RecipeSheet() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid aria-label="Recipe sheet" rows={rows} columns={columns} />
    </Box>
  );
}
