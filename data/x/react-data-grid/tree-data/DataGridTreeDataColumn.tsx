import Box from '@mui/material/Box';
import {
  DataGridPro,
  GRID_TREE_DATA_GROUPING_FIELD,
  type GridColDef,
  type GridGroupingColDefOverride,
} from '@mui/x-data-grid-pro';

const rows = [
  { id: 1, path: ['Bread'], minutes: 210 },
  { id: 2, path: ['Bread', 'Knead'], minutes: 15 },
  { id: 3, path: ['Bread', 'Rise'], minutes: 150 },
  { id: 4, path: ['Bread', 'Bake'], minutes: 45 },
  { id: 5, path: ['Soup'], minutes: 50 },
  { id: 6, path: ['Soup', 'Chop'], minutes: 10 },
  { id: 7, path: ['Soup', 'Simmer'], minutes: 40 },
];

type Step = (typeof rows)[number];

const groupingColDef: GridGroupingColDefOverride<Step> = {
  headerName: 'Recipe',
  hideDescendantCount: true,
  sortable: true,
  width: 200,
};

const columns: GridColDef<Step>[] = [
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 110 },
];

const getTreeDataPath = (row: Step) => row.path;

export default function DataGridTreeDataColumn() {
  return (
    <Box sx={{ height: 480, width: '100%' }}>
      <DataGridPro
        aria-label="Recipes and their steps"
        treeData
        getTreeDataPath={getTreeDataPath}
        groupingColDef={groupingColDef}
        rows={rows}
        columns={columns}
        defaultGroupingExpansionDepth={-1}
        initialState={{
          pinnedColumns: { left: [GRID_TREE_DATA_GROUPING_FIELD] },
          sorting: {
            sortModel: [{ field: GRID_TREE_DATA_GROUPING_FIELD, sort: 'desc' }],
          },
        }}
      />
    </Box>
  );
}
