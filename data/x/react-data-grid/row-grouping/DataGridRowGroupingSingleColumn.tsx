import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { flights, type Flight } from '../../sampleData/flights';

const columns: GridColDef<Flight>[] = [
  { field: 'airline', headerName: 'Airline' },
  { field: 'status', headerName: 'Status' },
  { field: 'id', headerName: 'Flight', width: 100 },
  { field: 'origin', headerName: 'From', flex: 1, minWidth: 110 },
  { field: 'destination', headerName: 'To', flex: 1, minWidth: 110 },
];

const initialState = {
  rowGrouping: { model: ['airline', 'status'] },
  columns: { columnVisibilityModel: { airline: false, status: false } },
};

export default function DataGridRowGroupingSingleColumn() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Flights by airline and status"
        rows={flights}
        columns={columns}
        groupingColDef={{ width: 200 }}
        initialState={initialState}
        rowGroupingColumnMode="single"
        defaultGroupingExpansionDepth={1}
      />
    </Box>
  );
}
