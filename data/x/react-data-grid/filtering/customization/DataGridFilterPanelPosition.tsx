import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { flights, type Flight } from '../../../sampleData/flights';

const columns: GridColDef<Flight>[] = [
  { field: 'id', headerName: 'Flight', width: 100 },
  { field: 'airline', headerName: 'Airline', width: 120 },
  { field: 'destination', headerName: 'To', flex: 1, minWidth: 110 },
];

export default function DataGridFilterPanelPosition() {
  const apiRef = useGridApiRef();
  const id = React.useId();
  const [button, setButton] = React.useState<HTMLButtonElement | null>(null);

  return (
    <Box
      sx={{ height: 440, width: '100%', display: 'flex', flexDirection: 'column' }}
    >
      <Button
        ref={setButton}
        id={`${id}-button`}
        aria-haspopup="true"
        variant="outlined"
        onClick={() =>
          apiRef.current.showFilterPanel('airline', `${id}-panel`, `${id}-button`)
        }
        sx={{ alignSelf: 'flex-end', mb: 1.5 }}
      >
        Filter by airline
      </Button>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Flights with a panel below the button"
          rows={flights}
          columns={columns}
          slotProps={{ panel: { anchorEl: button, placement: 'bottom-end' } }}
        />
      </Box>
    </Box>
  );
}
