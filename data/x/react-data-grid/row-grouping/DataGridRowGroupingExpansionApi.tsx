import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  type GridColDef,
  gridRowTreeSelector,
  useGridApiRef,
} from '@mui/x-data-grid-premium';
import { flights, type Flight } from '../../sampleData/flights';

const columns: GridColDef<Flight>[] = [
  { field: 'airline', headerName: 'Airline', width: 120 },
  { field: 'id', headerName: 'Flight', width: 100 },
  { field: 'destination', headerName: 'To', flex: 1, minWidth: 110 },
  { field: 'booked', headerName: 'Booked', type: 'number', width: 90 },
];

export default function DataGridRowGroupingExpansionApi() {
  const apiRef = useGridApiRef();
  const [last, setLast] = React.useState('No group toggled yet');

  React.useEffect(
    () =>
      apiRef.current.subscribeEvent('rowExpansionChange', (node) => {
        if (node.type !== 'group') return;
        const state = node.childrenExpanded ? 'opened' : 'closed';
        setLast(`${node.groupingKey} ${state}`);
      }),
    [apiRef],
  );

  function setAll(isExpanded: boolean) {
    Object.values(gridRowTreeSelector(apiRef)).forEach((node) => {
      if (node.type === 'group' && node.parent !== null) {
        apiRef.current.setRowChildrenExpansion(node.id, isExpanded);
      }
    });
  }

  return (
    <Box sx={{ height: 450, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Button onClick={() => setAll(true)}>Expand all</Button>
        <Button onClick={() => setAll(false)}>Collapse all</Button>
        <Box role="status">{last}</Box>
      </Box>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="Flights by airline"
          apiRef={apiRef}
          rows={flights}
          columns={columns}
          initialState={{ rowGrouping: { model: ['airline'] } }}
        />
      </Box>
    </Box>
  );
}
