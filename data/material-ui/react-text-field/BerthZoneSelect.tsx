import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const basins = [
  { code: 'inner', label: 'Inner basin, sheltered' },
  { code: 'outer', label: 'Outer basin, deep water' },
  { code: 'buoy', label: 'Mooring buoys' },
];

export default function BerthZoneSelect() {
  const [basin, setBasin] = React.useState('inner');

  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={3}
      sx={{ width: '100%', maxWidth: 560 }}
    >
      <TextField
        select
        required
        fullWidth
        label="Basin"
        value={basin}
        onChange={(event) => setBasin(event.target.value)}
        helperText="Opens a Material menu"
        slotProps={{ select: { SelectDisplayProps: { 'aria-required': true } } }}
      >
        {basins.map(({ code, label }) => (
          <MenuItem key={code} value={code}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        fullWidth
        label="Second choice"
        defaultValue="buoy"
        helperText="Opens the list of the platform"
        slotProps={{ select: { native: true } }}
      >
        {basins.map(({ code, label }) => (
          <option key={code} value={code}>
            {label}
          </option>
        ))}
      </TextField>
    </Stack>
  );
}
