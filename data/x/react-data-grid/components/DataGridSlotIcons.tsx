import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import UnfoldMore from '@mui/icons-material/UnfoldMore';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { flights, type Flight } from '../../sampleData/flights';

const columns: GridColDef<Flight>[] = [
  { field: 'id', headerName: 'Flight', width: 110 },
  { field: 'destination', headerName: 'To', flex: 1, minWidth: 120 },
  { field: 'gate', headerName: 'Gate', width: 110 },
];

/** Leaves out `sortingOrder`, which an icon does not know. */
function UnsortedIcon({ className }: { className?: string }) {
  return <UnfoldMore fontSize="small" className={className} />;
}

export default function DataGridSlotIcons() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Flights with other icons for sorting"
        rows={flights}
        columns={columns}
        initialState={{
          sorting: { sortModel: [{ field: 'destination', sort: 'asc' }] },
        }}
        slots={{
          columnSortedAscendingIcon: ExpandLess,
          columnSortedDescendingIcon: ExpandMore,
          columnUnsortedIcon: UnsortedIcon,
        }}
      />
    </Box>
  );
}
