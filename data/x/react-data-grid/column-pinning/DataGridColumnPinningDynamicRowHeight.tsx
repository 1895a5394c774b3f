import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {
  DataGridPro,
  gridClasses,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-pro';

interface Ticket {
  id: number;
  title: string;
  description: string;
  priority: string;
}

const tickets: Ticket[] = [
  { id: 1, title: 'Export stops', description: 'At row 200.', priority: 'High' },
  { id: 2, title: 'Typo in e-mail', description: 'Greeting.', priority: 'Low' },
  {
    id: 3,
    title: 'Slow search',
    description:
      'Each key waits for the server, which is why fast typing loses letters on slow networks.',
    priority: 'Medium',
  },
];

const columns: GridColDef<Ticket>[] = [
  { field: 'title', headerName: 'Title', width: 110 },
  { field: 'description', headerName: 'Description', width: 260 },
  { field: 'priority', headerName: 'Priority', width: 90 },
];

export default function DataGridColumnPinningDynamicRowHeight() {
  const apiRef = useGridApiRef();
  const [isShort, setIsShort] = React.useState(false);

  React.useEffect(() => {
    apiRef.current.resetRowHeights();
  }, [apiRef, isShort]);

  const rows = isShort
    ? tickets.map((ticket) => ({
        ...ticket,
        description: ticket.description.slice(0, 20),
      }))
    : tickets;

  return (
    <Stack sx={{ height: 360, width: '100%' }}>
      <FormControlLabel
        label="Short descriptions"
        control={
          <Switch
            checked={isShort}
            onChange={(event, checked) => setIsShort(checked)}
          />
        }
      />
      <Box sx={{ flexGrow: 1, minHeight: 0 }}>
        <DataGridPro
          apiRef={apiRef}
          aria-label="Tickets"
          rows={rows}
          columns={columns}
          getRowHeight={() => 'auto'}
          initialState={{ pinnedColumns: { left: ['title'], right: ['priority'] } }}
          hideFooter
          sx={{ [`& .${gridClasses.cell}`]: { py: 1 } }}
        />
      </Box>
    </Stack>
  );
}
