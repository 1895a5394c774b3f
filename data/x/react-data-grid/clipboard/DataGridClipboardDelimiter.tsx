import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

const rows = [
  { id: 1, city: 'Lisbon', country: 'Portugal' },
  { id: 2, city: 'Vienna', country: 'Austria' },
  { id: 3, city: 'Oslo', country: 'Norway' },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'city', headerName: 'City', flex: 1, editable: true },
  { field: 'country', headerName: 'Country', flex: 1, editable: true },
];

function splitText(text: string) {
  const lines = text.trimEnd().split(/\r?\n/);
  return lines.map((line) => line.split(' | '));
}

export default function DataGridClipboardDelimiter() {
  const [copied, setCopied] = React.useState('');

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <DataGridPremium
        aria-label="Cities with bars between the copied values"
        rows={rows}
        columns={columns}
        autoHeight
        hideFooter
        cellSelection
        rowSelection={false}
        clipboardCopyCellDelimiter=" | "
        splitClipboardPastedText={splitText}
        onClipboardCopy={(text) => setCopied(text)}
      />
      <TextField
        label="Copied text"
        multiline
        minRows={3}
        value={copied}
        slotProps={{ htmlInput: { readOnly: true }, inputLabel: { shrink: true } }}
      />
    </Stack>
  );
}
