import * as React from 'react';
import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import {
  DataGrid,
  type GridColDef,
  type GridRenderEditCellParams,
  useGridApiContext,
} from '@mui/x-data-grid';

interface Feedback {
  id: number;
  guest: string;
  comment: string;
}

const rows: Feedback[] = [
  {
    id: 1,
    guest: 'Room 12',
    comment: 'Quiet, bright and close to the station.\nPlease add a desk lamp.',
  },
  { id: 2, guest: 'Room 7', comment: 'Breakfast could start at half past six.' },
  { id: 3, guest: 'Room 21', comment: 'The best espresso in town.' },
];

function CommentEditCell(props: GridRenderEditCellParams<Feedback, string>) {
  const { id, field, value, row } = props;
  const apiRef = useGridApiContext();
  const [text, setText] = React.useState(value ?? '');
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);

  return (
    <Box ref={setAnchor} sx={{ alignSelf: 'start', width: '100%' }}>
      <Popper open={anchor !== null} anchorEl={anchor} placement="bottom-start">
        <Paper elevation={4} sx={{ p: 1, width: 260 }}>
          <InputBase
            multiline
            fullWidth
            rows={4}
            autoFocus
            inputProps={{ 'aria-label': `Comment of ${row.guest}` }}
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              apiRef.current.setEditCellValue({
                id,
                field,
                value: target.value,
                debounceMs: 200,
              });
            }}
            onKeyDown={(event) => {
              // Keeps the grid from saving: the key adds a line.
              if (event.key === 'Enter' && event.shiftKey) event.stopPropagation();
            }}
          />
        </Paper>
      </Popper>
    </Box>
  );
}

const columns: GridColDef<Feedback>[] = [
  { field: 'guest', headerName: 'Guest', width: 90 },
  {
    field: 'comment',
    headerName: 'Comment',
    flex: 1,
    minWidth: 150,
    editable: true,
    renderEditCell: (params) => <CommentEditCell {...params} />,
  },
];

export default function DataGridMultilineEditing() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid aria-label="Feedback" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
