import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { flights, type Flight } from '../../sampleData/flights';

const columns: GridColDef<Flight>[] = [
  { field: 'id', headerName: 'Flight', width: 90 },
  { field: 'airline', headerName: 'Airline', flex: 1, minWidth: 110 },
  { field: 'status', headerName: 'Status', width: 110 },
];

export default function DataGridLayoutFlex() {
  const [isShown, setIsShown] = React.useState(true);

  return (
    <Stack sx={{ height: 440, width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={isShown}
            onChange={(event) => setIsShown(event.target.checked)}
          />
        }
        label="Notice"
      />
      {isShown && (
        <Alert severity="info" sx={{ mb: 1 }}>
          Gates close 20 minutes before departure.
        </Alert>
      )}
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid aria-label="Flights below" rows={flights} columns={columns} />
      </Box>
    </Stack>
  );
}
