import Box from '@mui/material/Box';
import { DataGrid, GridToolbar, type GridColDef } from '@mui/x-data-grid';

interface Port {
  id: number;
  port: string;
  country: string;
}

const columns: GridColDef<Port>[] = [
  { field: 'port', headerName: 'Port', flex: 1, minWidth: 120 },
  { field: 'country', headerName: 'Country', width: 140 },
];

const rows: Port[] = [
  { id: 1, port: 'Málaga', country: 'Spain' },
  { id: 2, port: 'Malamocco', country: 'Italy' },
  { id: 3, port: 'Göteborg', country: 'Sweden' },
  { id: 4, port: 'Aarhus', country: 'Denmark' },
];

export default function PortNames() {
  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGrid
        aria-label="Ports of call"
        rows={rows}
        columns={columns}
        ignoreDiacritics
        slots={{ toolbar: GridToolbar }}
        slotProps={{
          toolbar: {
            showQuickFilter: true,
            printOptions: { disableToolbarButton: true },
          },
        }}
        initialState={{
          filter: { filterModel: { items: [], quickFilterValues: ['mala'] } },
        }}
      />
    </Box>
  );
}
