import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  type GridCellSelectionModel,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { flights, type Flight } from '../../sampleData/flights';

const columns: GridColDef<Flight>[] = [
  { field: 'id', headerName: 'Flight', width: 100 },
  { field: 'destination', headerName: 'To', flex: 1, minWidth: 110 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 100 },
  { field: 'booked', headerName: 'Booked', type: 'number', width: 100 },
];

/** The numbers among the selected cells. */
function listNumbers(model: GridCellSelectionModel): number[] {
  return flights.flatMap((flight) => {
    const { seats, booked } = model[flight.id] ?? {};
    return [...(seats ? [flight.seats] : []), ...(booked ? [flight.booked] : [])];
  });
}

export default function DataGridCellSelectionControlled() {
  const [model, setModel] = React.useState<GridCellSelectionModel>({
    NW210: { booked: true },
    AS223: { booked: true },
  });
  const numbers = listNumbers(model);
  const sum = numbers.reduce((total, number) => total + number, 0);

  return (
    <Box
      sx={{ height: 460, width: '100%', display: 'flex', flexDirection: 'column' }}
    >
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center', pb: 1 }}>
        <Button
          onClick={() => setModel({})}
          disabled={Object.keys(model).length === 0}
        >
          Clear
        </Button>
        <Typography role="status">
          {numbers.length} numbers, sum {sum}
        </Typography>
      </Stack>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="Flights with a sum of the selected cells"
          rows={flights}
          columns={columns}
          rowSelection={false}
          cellSelection
          cellSelectionModel={model}
          onCellSelectionModelChange={setModel}
        />
      </Box>
    </Box>
  );
}
