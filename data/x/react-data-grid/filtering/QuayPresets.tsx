import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  type GridColDef,
  type GridFilterItem,
  type GridFilterModel,
} from '@mui/x-data-grid';

interface Berth {
  id: number;
  berth: string;
  depth: number;
  crane: boolean;
}

const columns: GridColDef<Berth>[] = [
  { field: 'berth', headerName: 'Berth', flex: 1, minWidth: 100 },
  { field: 'depth', headerName: 'Depth (m)', type: 'number', width: 120 },
  { field: 'crane', headerName: 'Crane', type: 'boolean', width: 90 },
];

const rows: Berth[] = [
  { id: 1, berth: 'North 1', depth: 7.5, crane: false },
  { id: 2, berth: 'North 2', depth: 11.2, crane: true },
  { id: 3, berth: 'East 1', depth: 9.8, crane: true },
  { id: 4, berth: 'East 2', depth: 12.6, crane: false },
];

const presets: { label: string; item: GridFilterItem }[] = [
  { label: 'Deep water', item: { field: 'depth', operator: '>=', value: 10 } },
  { label: 'With crane', item: { field: 'crane', operator: 'is', value: 'true' } },
];

export default function QuayPresets() {
  const [model, setModel] = React.useState<GridFilterModel>({ items: [] });
  const active = model.items[0];

  return (
    <Box
      sx={{ height: 400, width: '100%', display: 'flex', flexDirection: 'column' }}
    >
      <Stack
        useFlexGap
        direction="row"
        role="group"
        aria-label="Preset filters"
        sx={{ gap: 1, flexWrap: 'wrap', pb: 1.5 }}
      >
        {presets.map(({ label, item }) => {
          const on = active?.field === item.field && active.value === item.value;
          return (
            <Chip
              key={label}
              label={label}
              aria-pressed={on}
              color={on ? 'primary' : 'default'}
              onClick={() => setModel({ items: on ? [] : [item] })}
            />
          );
        })}
      </Stack>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Berths"
          rows={rows}
          columns={columns}
          filterModel={model}
          onFilterModelChange={setModel}
        />
      </Box>
    </Box>
  );
}
