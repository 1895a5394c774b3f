import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Recipe {
  id: number;
  name: string;
  steps: string;
}

const columns: GridColDef<Recipe>[] = [
  { field: 'name', headerName: 'Recipe' },
  { field: 'steps', headerName: 'Steps', maxWidth: 260 },
];

const rows: Recipe[] = [
  {
    id: 1,
    name: 'Vegetable stock',
    steps: 'Chop the vegetables, cover them with cold water and simmer for an hour.',
  },
  { id: 2, name: 'Toast', steps: 'Toast the bread.' },
  {
    id: 3,
    name: 'Lemon curd',
    steps:
      'Whisk eggs, sugar and lemon juice over steam, then stir in the butter and strain.',
  },
];

export default function DataGridColumnDimensionsAutosizingRowHeight() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Recipes"
        rows={rows}
        columns={columns}
        getRowHeight={() => 'auto'}
        autosizeOnMount
        sx={{ '& .MuiDataGrid-cell': { py: 1 } }}
      />
    </Box>
  );
}
