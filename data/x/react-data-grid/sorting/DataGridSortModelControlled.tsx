import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';
import { flights, type Flight } from '../../sampleData/flights';

const columns: GridColDef<Flight>[] = [
  { field: 'id', headerName: 'Flight', width: 90 },
  { field: 'destination', headerName: 'To', flex: 1, minWidth: 110 },
  { field: 'departure', headerName: 'Departure', type: 'dateTime', width: 190 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 90 },
];

const presets: Record<string, GridSortModel> = {
  'Next departure': [{ field: 'departure', sort: 'asc' }],
  'Longest flight': [{ field: 'minutes', sort: 'desc' }],
  Destination: [{ field: 'destination', sort: 'asc' }],
};

export default function DataGridSortModelControlled() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([
    { field: 'departure', sort: 'asc' },
  ]);
  const preset = Object.keys(presets).find(
    (name) => JSON.stringify(presets[name]) === JSON.stringify(sortModel),
  );

  return (
    <Box
      sx={{ height: 420, width: '100%', display: 'flex', flexDirection: 'column' }}
    >
      <TextField
        select
        size="small"
        label="Sort by"
        value={preset ?? 'Custom'}
        onChange={(event) => setSortModel(presets[event.target.value] ?? [])}
        sx={{ mb: 2, mt: 1, width: 200 }}
      >
        {Object.keys(presets).map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
        <MenuItem value="Custom" disabled>
          Column header
        </MenuItem>
      </TextField>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Flights"
          rows={flights}
          columns={columns}
          sortModel={sortModel}
          onSortModelChange={setSortModel}
        />
      </Box>
    </Box>
  );
}
