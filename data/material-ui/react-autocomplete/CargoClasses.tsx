import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import ListSubheader from '@mui/material/ListSubheader';
import TextField from '@mui/material/TextField';

interface Cargo {
  name: string;
  hold: 'Bulk' | 'Liquid' | 'Refrigerated';
}

const cargoes: Cargo[] = [
  { name: 'Rapeseed oil', hold: 'Liquid' },
  { name: 'Barley', hold: 'Bulk' },
  { name: 'Mussels', hold: 'Refrigerated' },
  { name: 'Road salt', hold: 'Bulk' },
  { name: 'Diesel', hold: 'Liquid' },
  { name: 'Frozen herring', hold: 'Refrigerated' },
  { name: 'Wood chips', hold: 'Bulk' },
];

// Options of one group must be neighbors: sort by the group first.
const byHold = [...cargoes].sort(
  (a, b) => a.hold.localeCompare(b.hold, 'en') || a.name.localeCompare(b.name, 'en'),
);

export default function CargoClasses() {
  const id = React.useId();

  return (
    <Autocomplete
      options={byHold}
      groupBy={(cargo) => cargo.hold}
      getOptionLabel={(cargo) => cargo.name}
      sx={{ width: '100%', maxWidth: 320 }}
      renderInput={(params) => <TextField {...params} label="Cargo" />}
      renderGroup={({ key, group, children }) => (
        <li key={key} role="presentation">
          <div role="group" aria-labelledby={`${id}-${group}`}>
            <ListSubheader component="div" id={`${id}-${group}`}>
              {group}
            </ListSubheader>
            <Box component="ul" role="presentation" sx={{ p: 0 }}>
              {children}
            </Box>
          </div>
        </li>
      )}
    />
  );
}
