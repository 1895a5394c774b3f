import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, label: 'Notebook, lined', change: -12.5 },
  { id: 2, label: '=1+1', change: 8 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'label', headerName: 'Label', flex: 1, minWidth: 140 },
  { field: 'change', headerName: 'Change', type: 'number', width: 100 },
];

const start = { escapeFormulas: true, delimiter: ',' };

export default function DataGridExportCsvText() {
  const apiRef = useGridApiRef();
  const [options, setOptions] = React.useState(start);
  const [text, setText] = React.useState('');

  const change = (next: Partial<typeof start>) => {
    const merged = { ...options, ...next };
    setOptions(merged);
    setText(apiRef.current.getDataAsCsv(merged));
  };

  React.useEffect(() => setText(apiRef.current.getDataAsCsv(start)), [apiRef]);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <DataGrid
        aria-label="Changes of stock"
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        autoHeight
        hideFooter
      />
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap' }}>
        <FormControlLabel
          control={
            <Switch
              checked={options.escapeFormulas}
              onChange={(event) => change({ escapeFormulas: event.target.checked })}
            />
          }
          label="Escape formulas"
        />
        <FormControlLabel
          control={
            <Switch
              checked={options.delimiter === ';'}
              onChange={(event) =>
                change({ delimiter: event.target.checked ? ';' : ',' })
              }
            />
          }
          label="Semicolons"
        />
      </Stack>
      <Box
        component="pre"
        role="status"
        sx={{ m: 0, p: 1, overflow: 'auto', bgcolor: 'action.hover' }}
      >
        {text}
      </Box>
    </Stack>
  );
}
