import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridComparatorFn,
  gridNumberComparator,
  type GridSortDirection,
} from '@mui/x-data-grid';

interface Score {
  id: number;
  team: string;
  points: number | null;
}

const rows: Score[] = [
  { id: 1, team: 'Harbor', points: 12 },
  { id: 2, team: 'Alpine', points: null },
  { id: 3, team: 'Delta', points: 31 },
  { id: 4, team: 'Fjord', points: 24 },
  { id: 5, team: 'Prairie', points: null },
];

function emptyLast(direction: GridSortDirection): GridComparatorFn<number | null> {
  const sign = direction === 'desc' ? -1 : 1;
  return (a, b, paramsA, paramsB) => {
    if (a === null) return b === null ? 0 : 1;
    if (b === null) return -1;
    return sign * gridNumberComparator(a, b, paramsA, paramsB);
  };
}

const columns: GridColDef<Score>[] = [
  { field: 'team', headerName: 'Team', flex: 1, minWidth: 110 },
  {
    field: 'points',
    headerName: 'Points',
    type: 'number',
    width: 120,
    getSortComparator: emptyLast,
  },
];

export default function DataGridSortComparatorEmptyLast() {
  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGrid
        aria-label="Scores, empty ones last"
        rows={rows}
        columns={columns}
        initialState={{
          sorting: { sortModel: [{ field: 'points', sort: 'asc' }] },
        }}
      />
    </Box>
  );
}
