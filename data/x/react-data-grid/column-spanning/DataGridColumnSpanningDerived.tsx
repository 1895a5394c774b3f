import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';

interface Booking {
  title: string;
  start: number;
  hours: number;
}

interface Room {
  id: string;
  bookings: Booking[];
}

const rooms: Room[] = [
  {
    id: 'Aspen',
    bookings: [
      { title: 'Stand-up', start: 9, hours: 1 },
      { title: 'Design review', start: 10, hours: 3 },
    ],
  },
  { id: 'Birch', bookings: [{ title: 'Interviews', start: 9, hours: 4 }] },
  {
    id: 'Cedar',
    bookings: [
      { title: 'Planning', start: 10, hours: 2 },
      { title: 'Retrospective', start: 13, hours: 1 },
    ],
  },
];

const bookingAt = (row: Room, hour: number) =>
  row.bookings.find(({ start }) => start === hour);

const fixedColumn = { sortable: false, filterable: false, hideable: false };

const columns: GridColDef<Room>[] = [
  { ...fixedColumn, field: 'id', headerName: 'Room', width: 90 },
  ...[9, 10, 11, 12, 13].map(
    (hour): GridColDef<Room> => ({
      ...fixedColumn,
      field: `${hour}:00`,
      align: 'center',
      headerAlign: 'center',
      minWidth: 80,
      flex: 1,
      valueGetter: (value, row) => bookingAt(row, hour)?.title,
      colSpan: (value, row) => bookingAt(row, hour)?.hours,
      cellClassName: ({ value }) => (value ? 'booked' : ''),
    }),
  ),
];

export default function DataGridColumnSpanningDerived() {
  return (
    <Box sx={{ height: 280, width: '100%' }}>
      <DataGrid
        aria-label="Meeting rooms"
        rows={rooms}
        columns={columns}
        showCellVerticalBorder
        showColumnVerticalBorder
        disableColumnMenu
        hideFooter
        sx={{ [`& .${gridClasses.cell}.booked`]: { bgcolor: 'action.selected' } }}
      />
    </Box>
  );
}
