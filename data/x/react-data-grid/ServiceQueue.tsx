import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Job {
  ticket: number;
  device: string;
  room: string;
  waitingDays: number;
}

const devices = ['Infusion pump', 'Patient monitor', 'Warming cabinet', 'Hoist'];

const rows: Job[] = Array.from({ length: 46 }, (_, index) => ({
  ticket: 7200 + index,
  device: devices[index % devices.length] ?? 'Infusion pump',
  room: `${1 + (index % 4)}.${10 + ((index * 7) % 20)}`,
  waitingDays: (index * 11) % 23,
}));

const columns: GridColDef<Job>[] = [
  { field: 'ticket', headerName: 'Ticket', width: 90 },
  { field: 'device', headerName: 'Device', flex: 1, minWidth: 140 },
  { field: 'room', headerName: 'Room', width: 90 },
  { field: 'waitingDays', headerName: 'Waiting (days)', type: 'number', width: 165 },
];

// Outside the component, so that it stays the same function.
const getTicket = (job: Job) => job.ticket;

export default function ServiceQueue() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Service queue"
        rows={rows}
        columns={columns}
        getRowId={getTicket}
        initialState={{
          sorting: { sortModel: [{ field: 'waitingDays', sort: 'desc' }] },
          pagination: { paginationModel: { page: 0, pageSize: 10 } },
        }}
        pageSizeOptions={[10, 25, { value: 50, label: 'All' }]}
        density="compact"
      />
    </Box>
  );
}
