import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridRowSpacingParams,
} from '@mui/x-data-grid';
import { flights, type Flight } from '../../sampleData/flights';

const columns: GridColDef<Flight>[] = [
  { field: 'id', headerName: 'Flight', width: 90 },
  { field: 'origin', headerName: 'From', width: 120 },
  { field: 'destination', headerName: 'To', width: 120 },
  { field: 'status', headerName: 'Status', width: 110 },
];

const getRowSpacing = ({ isFirstVisible, isLastVisible }: GridRowSpacingParams) => ({
  top: isFirstVisible ? 0 : 4,
  bottom: isLastVisible ? 0 : 4,
});

export default function DataGridRowHeightSpacing() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Flights"
        rows={flights}
        columns={columns}
        getRowSpacing={getRowSpacing}
        hideFooter
        sx={{
          bgcolor: 'action.hover',
          '& .MuiDataGrid-row': { bgcolor: 'background.paper' },
        }}
      />
    </Box>
  );
}
