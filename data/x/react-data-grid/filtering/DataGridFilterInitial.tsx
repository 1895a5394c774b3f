import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { flights, flightStatuses, type Flight } from '../../sampleData/flights';

const columns: GridColDef<Flight>[] = [
  { field: 'id', headerName: 'Flight', width: 100 },
  { field: 'destination', headerName: 'To', flex: 1, minWidth: 110 },
  { field: 'departure', headerName: 'Departure', type: 'dateTime', width: 180 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: flightStatuses,
    width: 130,
  },
];

export default function DataGridFilterInitial() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Delayed and canceled flights"
        rows={flights}
        columns={columns}
        initialState={{
          filter: {
            filterModel: {
              items: [
                {
                  field: 'status',
                  operator: 'isAnyOf',
                  value: ['Delayed', 'Canceled'],
                },
              ],
            },
          },
        }}
      />
    </Box>
  );
}
