import * as React from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import MoreHorizIcon from '@mui/icons-material/MoreHoriz';
import {
  DataGrid,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';

interface Ticket {
  id: number;
  subject: string;
  message: string;
}

function MessageCell({ row, tabIndex }: GridRenderCellParams<Ticket>) {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', width: '100%' }}>
      <Typography variant="body2" noWrap sx={{ flex: 1 }}>
        {row.message}
      </Typography>
      <IconButton
        size="small"
        tabIndex={tabIndex}
        aria-label={`Whole message: ${row.subject}`}
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreHorizIcon fontSize="small" />
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ paper: { role: 'dialog', 'aria-label': row.subject } }}
      >
        <Typography sx={{ maxWidth: 280, p: 2 }}>{row.message}</Typography>
      </Popover>
    </Box>
  );
}

const columns: GridColDef<Ticket>[] = [
  { field: 'subject', headerName: 'Subject', width: 130 },
  {
    field: 'message',
    headerName: 'Message',
    flex: 1,
    minWidth: 160,
    display: 'flex',
    renderCell: (params) => <MessageCell {...params} />,
  },
];

const late =
  'The parcel was due on Monday, but its tracking page has not changed since then.';
const size =
  'I ordered the apron in medium and received a small one. Can I exchange it?';
const address = 'Please send the invoice again, with our new address in Rotterdam.';

const rows: Ticket[] = [
  { id: 1, subject: 'Late parcel', message: late },
  { id: 2, subject: 'Wrong size', message: size },
  { id: 3, subject: 'Invoice', message: address },
];

export default function DataGridColumnDefinitionExpandCell() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid aria-label="Support tickets" rows={rows} columns={columns} />
    </Box>
  );
}
