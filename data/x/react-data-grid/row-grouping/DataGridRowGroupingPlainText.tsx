import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import {
  DataGridPremium,
  type GridColDef,
  type GridGroupNode,
  type GridRenderCellParams,
} from '@mui/x-data-grid-premium';
import { flights, type Flight } from '../../sampleData/flights';

const columns: GridColDef<Flight>[] = [
  {
    field: 'status',
    headerName: 'Status',
    width: 130,
    renderCell: (params: GridRenderCellParams<Flight, string>) =>
      params.rowNode.type === 'group' ? (
        (params.value ?? '')
      ) : (
        <Chip size="small" variant="outlined" label={params.value} />
      ),
  },
  { field: 'id', headerName: 'Flight', width: 100 },
  { field: 'destination', headerName: 'To', flex: 1, minWidth: 120 },
];

const isBoarding = (node: GridGroupNode) => node.groupingKey === 'Boarding';

export default function DataGridRowGroupingPlainText() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Flights by status"
        rows={flights}
        columns={columns}
        initialState={{ rowGrouping: { model: ['status'] } }}
        isGroupExpandedByDefault={isBoarding}
      />
    </Box>
  );
}
