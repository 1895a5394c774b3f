import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { flights, type Flight } from '../../sampleData/flights';

const columns: GridColDef<Flight>[] = [
  { field: 'airline', headerName: 'Airline' },
  { field: 'id', headerName: 'Flight', flex: 1, minWidth: 110 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 110 },
];

type Position = NonNullable<DataGridPremiumProps['getAggregationPosition']>;

const positions: Record<string, Position> = {
  'In the group row': (node) => (node.depth === -1 ? 'footer' : 'inline'),
  'Below the group': () => 'footer',
  'Grand total only': (node) => (node.depth === -1 ? 'footer' : null),
};

export default function DataGridAggregationPosition() {
  const [name, setName] = React.useState('Below the group');

  return (
    <Box sx={{ height: 480, display: 'flex', flexDirection: 'column', gap: 2 }}>
      <TextField
        select
        size="small"
        label="Totals"
        value={name}
        onChange={(event) => setName(event.target.value)}
        sx={{ mt: 1, width: 200 }}
      >
        {Object.keys(positions).map((option) => (
          <MenuItem key={option} value={option}>
            {option}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="Seats by airline"
          rows={flights}
          columns={columns}
          getAggregationPosition={positions[name]}
          initialState={{
            rowGrouping: { model: ['airline'] },
            columns: { columnVisibilityModel: { airline: false } },
            aggregation: { model: { seats: 'sum' } },
          }}
          isGroupExpandedByDefault={isFirst}
        />
      </Box>
    </Box>
  );
}

function isFirst({ groupingKey }: { groupingKey: unknown }) {
  return groupingKey === 'Northwind';
}
