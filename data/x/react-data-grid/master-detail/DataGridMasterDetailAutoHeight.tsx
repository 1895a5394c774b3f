import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { flights, type Flight } from '../../sampleData/flights';

const columns: GridColDef<Flight>[] = [
  { field: 'id', headerName: 'Flight', width: 100 },
  { field: 'origin', headerName: 'From', width: 130 },
  { field: 'destination', headerName: 'To', width: 130 },
];

function BoardingCalls({ flight }: { flight: Flight }) {
  const [calls, setCalls] = React.useState(1);

  return (
    <Box sx={{ p: 2 }}>
      <Button size="small" variant="outlined" onClick={() => setCalls(calls + 1)}>
        Add a call
      </Button>
      <Box component="ol" sx={{ mb: 0, typography: 'body2' }}>
        {Array.from({ length: calls }, (_, index) => (
          <li key={index}>
            Boarding for {flight.destination} at gate {flight.gate}
          </li>
        ))}
      </Box>
    </Box>
  );
}

const getDetailPanelContent = ({ row }: GridRowParams<Flight>) => (
  <BoardingCalls flight={row} />
);
const getDetailPanelHeight = () => 'auto' as const;

export default function DataGridMasterDetailAutoHeight() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Flights"
        rows={flights}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={{ detailPanel: { expandedRowIds: ['NW210'] } }}
        hideFooter
      />
    </Box>
  );
}
