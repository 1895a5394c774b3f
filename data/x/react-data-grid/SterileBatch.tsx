import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';

interface InstrumentSet {
  id: number;
  name: string;
  pieces: number;
  state: 'used' | 'in use';
}

const columns: GridColDef<InstrumentSet>[] = [
  { field: 'name', headerName: 'Instrument set', flex: 1, minWidth: 140 },
  { field: 'pieces', headerName: 'Pieces', type: 'number', width: 90 },
  { field: 'state', headerName: 'State', width: 90 },
];

const rows: InstrumentSet[] = [
  { id: 1, name: 'Basic tray', pieces: 24, state: 'used' },
  { id: 2, name: 'Hip tray', pieces: 61, state: 'in use' },
  { id: 3, name: 'Eye tray', pieces: 18, state: 'used' },
  { id: 4, name: 'Suture kit', pieces: 9, state: 'used' },
];

export default function SterileBatch() {
  const [selected, setSelected] = React.useState<GridRowSelectionModel>([1]);
  const pieces = rows
    .filter((row) => selected.includes(row.id))
    .reduce((sum, row) => sum + row.pieces, 0);

  return (
    <Box
      sx={{ height: 420, width: '100%', display: 'flex', flexDirection: 'column' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, pb: 1.5 }}>
        <Typography variant="body2" role="status" sx={{ flexGrow: 1 }}>
          Sets: {selected.length}, pieces: {pieces}
        </Typography>
        <Button
          variant="contained"
          disabled={selected.length === 0}
          onClick={() => setSelected([])}
        >
          Start batch
        </Button>
      </Box>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Instrument sets"
          rows={rows}
          columns={columns}
          checkboxSelection
          disableRowSelectionOnClick
          isRowSelectable={({ row }) => row.state === 'used'}
          rowSelectionModel={selected}
          onRowSelectionModelChange={setSelected}
        />
      </Box>
    </Box>
  );
}
