import Box from '@mui/material/Box';
import {
  DataGrid,
  GridToolbar,
  type GridColDef,
  type GridLocaleText,
} from '@mui/x-data-grid';
import { flights, type Flight } from '../../sampleData/flights';

const columns: GridColDef<Flight>[] = [
  { field: 'id', headerName: 'Flight', width: 90 },
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 130 },
  { field: 'gate', headerName: 'Gate', width: 80 },
];

const localeText: Partial<GridLocaleText> = {
  toolbarColumns: 'Choose columns',
  toolbarColumnsLabel: 'Choose columns',
  toolbarFilters: 'Narrow down',
  toolbarFiltersLabel: 'Narrow down',
  toolbarExport: 'Download',
  toolbarExportLabel: 'Download',
  noResultsOverlayLabel: 'No flight has all of these properties',
  footerRowSelected: (count) =>
    count === 1 ? 'One flight selected' : `${count} flights selected`,
  MuiTablePagination: {
    labelRowsPerPage: 'Flights per page',
    labelDisplayedRows: ({ from, to, count }) =>
      `${from} to ${to} of ${count} flights`,
  },
};

export default function DataGridLocalizationText() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Departures"
        rows={flights}
        columns={columns}
        checkboxSelection
        initialState={{ pagination: { paginationModel: { pageSize: 10 } } }}
        pageSizeOptions={[10, 25]}
        slots={{ toolbar: GridToolbar }}
        slotProps={{ toolbar: { printOptions: { disableToolbarButton: true } } }}
        localeText={localeText}
      />
    </Box>
  );
}
