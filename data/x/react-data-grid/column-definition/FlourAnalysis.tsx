import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid';

interface Sample {
  id: string;
  mill: string;
  protein: number | null;
  ash: number | null;
  water: number | null;
}

const columns: GridColDef<Sample>[] = [
  { field: 'id', headerName: 'Sample', width: 100 },
  { field: 'mill', headerName: 'Mill', flex: 1, minWidth: 110 },
  {
    field: 'protein',
    headerName: 'Protein %',
    type: 'number',
    width: 110,
    // One cell across the three results while the laboratory is working.
    colSpan: (value) => (value === null ? 3 : undefined),
    renderCell: ({ value }) => (value === null ? 'In the laboratory' : undefined),
  },
  { field: 'ash', headerName: 'Ash %', type: 'number', width: 100 },
  { field: 'water', headerName: 'Water %', type: 'number', width: 100 },
];

const groups: GridColumnGroupingModel = [
  {
    groupId: 'origin',
    headerName: 'Origin',
    children: [{ field: 'id' }, { field: 'mill' }],
  },
  {
    groupId: 'results',
    headerName: 'Results',
    description: 'Measured in the dry matter, except water',
    children: [{ field: 'protein' }, { field: 'ash' }, { field: 'water' }],
  },
];

const rows: Sample[] = [
  { id: 'W-31', mill: 'Aubach', protein: 12.4, ash: 0.55, water: 14.1 },
  { id: 'W-32', mill: 'Aubach', protein: null, ash: null, water: null },
  { id: 'R-07', mill: 'Steinfurt', protein: 9.1, ash: 1.15, water: 13.6 },
];

export default function FlourAnalysis() {
  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGrid
        aria-label="Flour analysis"
        rows={rows}
        columns={columns}
        columnGroupingModel={groups}
      />
    </Box>
  );
}
