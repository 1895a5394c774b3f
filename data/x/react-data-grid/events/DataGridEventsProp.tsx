import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridEventListener } from '@mui/x-data-grid';
import { flights, type Flight } from '../../sampleData/flights';

const columns: GridColDef<Flight>[] = [
  { field: 'id', headerName: 'Flight', width: 90 },
  { field: 'origin', headerName: 'From', flex: 1, minWidth: 110 },
  { field: 'destination', headerName: 'To', flex: 1, minWidth: 110 },
];

export default function DataGridEventsProp() {
  const [message, setMessage] = React.useState('Click a row.');

  const handleRowClick: GridEventListener<'rowClick'> = (params, event) => {
    const key = event.shiftKey ? ' with Shift' : '';
    setMessage(`Clicked${key}: flight ${params.id} to ${params.row.destination}`);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Alert severity="info" icon={false} sx={{ mb: 1 }}>
        {message}
      </Alert>
      <Box sx={{ height: 300 }}>
        <DataGrid
          aria-label="Departures"
          rows={flights}
          columns={columns}
          hideFooter
          onRowClick={handleRowClick}
        />
      </Box>
    </Box>
  );
}
