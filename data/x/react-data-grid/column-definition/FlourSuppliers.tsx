import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

interface Supplier {
  id: number;
  name: string;
  city: string;
  note: string;
}

// No flex here: a flex column keeps its share and ignores autosizing.
const columns: GridColDef<Supplier>[] = [
  { field: 'name', headerName: 'Supplier' },
  { field: 'city', headerName: 'City' },
  { field: 'note', headerName: 'Delivery note', maxWidth: 260 },
];

const rows: Supplier[] = [
  { id: 1, name: 'Aubach Mill', city: 'Aubach', note: 'Before six, rear gate' },
  {
    id: 2,
    name: 'Steinfurt Grain Cooperative',
    city: 'Steinfurt on the Moor',
    note: 'Thursday only, bring the empty sacks along',
  },
  { id: 3, name: 'Ems Oats', city: 'Rheine', note: 'By appointment' },
];

export default function FlourSuppliers() {
  const apiRef = useGridApiRef();

  return (
    <Box
      sx={{ height: 370, width: '100%', display: 'flex', flexDirection: 'column' }}
    >
      <Button
        variant="outlined"
        sx={{ alignSelf: 'flex-start', mb: 1.5 }}
        onClick={() => apiRef.current.autosizeColumns({ includeOutliers: true })}
      >
        Fit columns to content
      </Button>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Flour suppliers"
          rows={rows}
          columns={columns}
        />
      </Box>
    </Box>
  );
}
