import Box from '@mui/material/Box';
import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarExport,
  type GridColDef,
} from '@mui/x-data-grid';
import { flights, type Flight } from '../../sampleData/flights';

const columns: GridColDef<Flight>[] = [
  { field: 'id', headerName: 'Flight', width: 90 },
  { field: 'destination', headerName: 'To', flex: 1, minWidth: 110 },
  { field: 'gate', headerName: 'Gate', width: 80 },
  { field: 'status', headerName: 'Status', width: 120 },
];

function PrintToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarExport
        csvOptions={{ disableToolbarButton: true }}
        printOptions={{
          fileName: 'Departures',
          hideToolbar: true,
          hideFooter: true,
          pageStyle: '@page { size: A4 landscape; margin: 15mm }',
        }}
      />
    </GridToolbarContainer>
  );
}

export default function DataGridExportPrint() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Departures to print"
        rows={flights}
        columns={columns}
        slots={{ toolbar: PrintToolbar }}
        sx={{
          '@media print': {
            '& .MuiDataGrid-columnHeaderTitle': { fontWeight: 'bold' },
          },
        }}
      />
    </Box>
  );
}
