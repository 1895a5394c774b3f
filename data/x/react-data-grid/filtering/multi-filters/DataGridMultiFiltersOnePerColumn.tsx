import Box from '@mui/material/Box';
import {
  DataGridPro,
  GridToolbarContainer,
  GridToolbarFilterButton,
  type FilterColumnsArgs,
  type GetColumnForNewFilterArgs,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { flights, type Flight } from '../../../sampleData/flights';

const columns: GridColDef<Flight>[] = [
  { field: 'airline', headerName: 'Airline', width: 120 },
  { field: 'origin', headerName: 'From', flex: 1, minWidth: 110 },
  { field: 'destination', headerName: 'To', flex: 1, minWidth: 110 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 110 },
];

const filterPanel = {
  filterFormProps: {
    /** An item offers its own column and those that have no item. */
    filterColumns: ({ field, columns: all, currentFilters }: FilterColumnsArgs) => {
      const taken = currentFilters.map((item) => item.field);
      return all
        .map((column) => column.field)
        .filter((other) => other === field || !taken.includes(other));
    },
  },
  /** A new item starts with the first free column; without one, none is added. */
  getColumnForNewFilter: ({
    columns: all,
    currentFilters,
  }: GetColumnForNewFilterArgs) => {
    const taken = currentFilters.map(({ field }) => field);
    return all.find(({ field }) => !taken.includes(field))?.field ?? null;
  },
};

function FilterToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarFilterButton />
    </GridToolbarContainer>
  );
}

export default function DataGridMultiFiltersOnePerColumn() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Flights, one filter per column"
        rows={flights}
        columns={columns}
        slots={{ toolbar: FilterToolbar }}
        slotProps={{ filterPanel }}
      />
    </Box>
  );
}
