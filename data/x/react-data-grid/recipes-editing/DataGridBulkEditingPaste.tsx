import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { flights, type Flight } from '../../sampleData/flights';

const columns: GridColDef<Flight>[] = [
  { field: 'id', headerName: 'Flight', width: 80 },
  { field: 'destination', headerName: 'To', flex: 1, minWidth: 100, editable: true },
  { field: 'gate', headerName: 'Gate', width: 80, editable: true },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 90, editable: true },
];

export default function DataGridBulkEditingPaste() {
  const [rows, setRows] = React.useState(flights);
  const [changedIds, setChangedIds] = React.useState<string[]>([]);

  function processRowUpdate(newRow: Flight) {
    setRows((all) => all.map((row) => (row.id === newRow.id ? newRow : row)));
    setChangedIds((all) => [...all.filter((id) => id !== newRow.id), newRow.id]);
    return newRow;
  }

  return (
    <Box
      sx={{ height: 420, width: '100%', display: 'flex', flexDirection: 'column' }}
    >
      <Typography role="status" variant="body2" sx={{ mb: 1.5 }}>
        Changed flights: {changedIds.join(', ') || 'none'}
      </Typography>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="Flights with cell selection"
          rows={rows}
          columns={columns}
          cellSelection
          disableRowSelectionOnClick
          processRowUpdate={processRowUpdate}
        />
      </Box>
    </Box>
  );
}
