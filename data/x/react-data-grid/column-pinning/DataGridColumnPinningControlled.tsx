import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type GridColDef,
  type GridPinnedColumnFields,
} from '@mui/x-data-grid-pro';
import { flights, type Flight } from '../../sampleData/flights';

const columns: GridColDef<Flight>[] = [
  { field: 'id', headerName: 'Flight', width: 100 },
  { field: 'airline', headerName: 'Airline', width: 140 },
  { field: 'origin', headerName: 'From', width: 140 },
  { field: 'destination', headerName: 'To', width: 140 },
  { field: 'gate', headerName: 'Gate', width: 100 },
  { field: 'status', headerName: 'Status', width: 120 },
];

export default function DataGridColumnPinningControlled() {
  const [pinnedColumns, setPinnedColumns] = React.useState<GridPinnedColumnFields>({
    left: ['id'],
  });

  return (
    <Stack spacing={1} sx={{ height: 400, width: '100%' }}>
      <Typography variant="body2" role="status">
        Left: {pinnedColumns.left?.join(', ') || 'none'}. Right:{' '}
        {pinnedColumns.right?.join(', ') || 'none'}.
      </Typography>
      <Box sx={{ flexGrow: 1, minHeight: 0 }}>
        <DataGridPro
          aria-label="Flights"
          rows={flights}
          columns={columns}
          pinnedColumns={pinnedColumns}
          onPinnedColumnsChange={setPinnedColumns}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
