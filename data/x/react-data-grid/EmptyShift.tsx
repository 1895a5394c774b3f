import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Call {
  id: number;
  room: string;
  reason: string;
}

const columns: GridColDef<Call>[] = [
  { field: 'room', headerName: 'Room', width: 90 },
  { field: 'reason', headerName: 'Reason', flex: 1, minWidth: 140 },
];

const reasons = ['Lift stopped', 'No warm water', 'Door alarm'];

function NoCalls() {
  return (
    <Stack sx={{ height: '100%', alignItems: 'center', justifyContent: 'center' }}>
      <Typography variant="subtitle1" component="p">
        No open calls
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        New calls appear here within a minute.
      </Typography>
    </Stack>
  );
}

export default function EmptyShift() {
  const [calls, setCalls] = React.useState<Call[]>([]);

  return (
    <Box
      sx={{ height: 400, width: '100%', display: 'flex', flexDirection: 'column' }}
    >
      <Stack useFlexGap direction="row" sx={{ gap: 1, flexWrap: 'wrap', pb: 1.5 }}>
        <Button
          variant="outlined"
          disabled={calls.length === reasons.length}
          onClick={() => {
            const id = calls.length;
            const reason = reasons[id] ?? 'Other';
            setCalls([...calls, { id, room: `2.${14 + id}`, reason }]);
          }}
        >
          Add a call
        </Button>
        <Button disabled={calls.length === 0} onClick={() => setCalls([])}>
          Close all
        </Button>
      </Stack>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Open technical calls"
          rows={calls}
          columns={columns}
          slots={{ noRowsOverlay: NoCalls }}
          hideFooter
        />
      </Box>
    </Box>
  );
}
