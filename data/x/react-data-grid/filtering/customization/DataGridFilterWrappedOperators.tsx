import Box from '@mui/material/Box';
import {
  DataGrid,
  getGridStringOperators,
  type GridColDef,
  type GridFilterOperator,
} from '@mui/x-data-grid';

interface Recipe {
  id: number;
  name: string;
  tags: string[];
}

const tagOperators = getGridStringOperators()
  .filter(({ value }) => ['contains', 'equals'].includes(value))
  .map(
    (operator: GridFilterOperator): GridFilterOperator<Recipe, string[]> => ({
      ...operator,
      getApplyFilterFn: (item, column) => {
        const test = operator.getApplyFilterFn(item, column);
        return (
          test &&
          ((tags, row, col, apiRef) =>
            tags.some((tag) => test(tag, row, col, apiRef)))
        );
      },
    }),
  );

const columns: GridColDef<Recipe>[] = [
  { field: 'name', headerName: 'Recipe', flex: 1, minWidth: 140 },
  {
    field: 'tags',
    headerName: 'Tags',
    width: 220,
    filterOperators: tagOperators,
    valueFormatter: (tags: string[]) => tags.join(', '),
  },
];

const rows: Recipe[] = [
  { id: 1, name: 'Lentil soup', tags: ['soup', 'vegan'] },
  { id: 2, name: 'Pancakes', tags: ['breakfast', 'sweet'] },
  { id: 3, name: 'Chili sin carne', tags: ['vegan', 'hot'] },
  { id: 4, name: 'Hot chocolate', tags: ['sweet', 'vegetarian'] },
];

export default function DataGridFilterWrappedOperators() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Recipes by tag"
        rows={rows}
        columns={columns}
        initialState={{
          filter: {
            filterModel: {
              items: [{ field: 'tags', operator: 'equals', value: 'vegan' }],
            },
          },
        }}
      />
    </Box>
  );
}
