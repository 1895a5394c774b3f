import Box from '@mui/material/Box';
import { DataGrid, type GridCellParams, type GridColDef } from '@mui/x-data-grid';
import { flights, type Flight, type FlightStatus } from '../../sampleData/flights';

const columns: GridColDef<Flight>[] = [
  { field: 'id', headerName: 'Flight', width: 80 },
  { field: 'destination', headerName: 'To', flex: 1, minWidth: 110 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'gate', headerName: 'Gate', width: 90, editable: true },
];

const gone: FlightStatus[] = ['Departed', 'Landed', 'Canceled'];

const isOnGround = ({ row }: GridCellParams<Flight>) => !gone.includes(row.status);

export default function DataGridEditingLockedCells() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Flights, gates editable before the departure"
        rows={flights}
        columns={columns}
        isCellEditable={isOnGround}
        sx={{ '& .MuiDataGrid-cell--editable': { bgcolor: 'action.hover' } }}
      />
    </Box>
  );
}
