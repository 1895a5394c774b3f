import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridColDef,
  type GridGroupingColDefOverride,
  type GridGroupingColDefOverrideParams,
} from '@mui/x-data-grid-premium';
import { flights, type Flight } from '../../sampleData/flights';

const columns: GridColDef<Flight>[] = [
  { field: 'origin', headerName: 'From', width: 110 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'departure', headerName: 'Departure', type: 'dateTime', width: 190 },
  { field: 'airline', headerName: 'Airline', flex: 1, minWidth: 110 },
];

const byStatus: GridGroupingColDefOverride<Flight> = {
  leafField: 'departure',
  mainGroupingCriteria: 'status',
};

function getGroupingColDef({ fields }: GridGroupingColDefOverrideParams) {
  return fields.includes('status') ? byStatus : undefined;
}

export default function DataGridRowGroupingLeafSorting() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Flights by origin and status"
        rows={flights}
        columns={columns}
        groupingColDef={getGroupingColDef}
        rowGroupingColumnMode="multiple"
        initialState={{
          rowGrouping: { model: ['origin', 'status'] },
          columns: {
            columnVisibilityModel: {
              origin: false,
              status: false,
              departure: false,
            },
          },
        }}
        defaultGroupingExpansionDepth={-1}
      />
    </Box>
  );
}
