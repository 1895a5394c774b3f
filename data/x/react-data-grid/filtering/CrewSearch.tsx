import Box from '@mui/material/Box';
import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarQuickFilter,
} from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

interface Member {
  id: number;
  name: string;
  role: string;
  ship: string;
}

const columns: GridColDef<Member>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 110 },
  { field: 'role', headerName: 'Role', width: 120 },
  { field: 'ship', headerName: 'Ship', width: 120 },
];

const rows: Member[] = [
  { id: 1, name: 'Ilse Brandt', role: 'First mate', ship: 'Ceres' },
  { id: 2, name: 'Tomás Rey', role: 'Engineer', ship: 'Nordvind' },
  { id: 3, name: 'Amina Sesay', role: 'Cook', ship: 'Ceres' },
  { id: 4, name: 'Oskar Lind', role: 'Engineer', ship: 'Pinewood' },
];

// "first mate, ceres" becomes two phrases instead of three words.
function splitAtCommas(text: string) {
  return text
    .split(',')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');
}

function SearchBar() {
  return (
    <GridToolbarContainer sx={{ p: 1 }}>
      <GridToolbarQuickFilter
        quickFilterParser={splitAtCommas}
        quickFilterFormatter={(values) => values.join(', ')}
        slotProps={{ htmlInput: { 'aria-label': 'Search the crew' } }}
        placeholder="Phrases, separated by commas"
        sx={{ flexGrow: 1 }}
      />
    </GridToolbarContainer>
  );
}

export default function CrewSearch() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Crew list"
        rows={rows}
        columns={columns}
        slots={{ toolbar: SearchBar }}
      />
    </Box>
  );
}
