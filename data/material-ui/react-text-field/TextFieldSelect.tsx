import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const methods = [
  { value: 'standard', label: 'Standard, 3 to 5 days' },
  { value: 'express', label: 'Express, next day' },
  { value: 'pickup', label: 'Pick up in the store' },
];

export default function TextFieldSelect() {
  const [method, setMethod] = React.useState('standard');

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
        label="Shipping"
        value={method}
        onChange={(event) => setMethod(event.target.value)}
        helperText="Opens a Material UI menu"
        slotProps={{ select: { SelectDisplayProps: { 'aria-required': true } } }}
      >
        {methods.map(({ value, label }) => (
          <MenuItem key={value} value={value}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        fullWidth
        label="Return"
        defaultValue="pickup"
        helperText="Opens the list of the platform"
        slotProps={{ select: { native: true } }}
      >
        {methods.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </TextField>
    </Stack>
  );
}
