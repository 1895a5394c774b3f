import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

const fields = [
  { label: 'Adults', autoWidth: false, help: 'Popup as wide as the field' },
  { label: 'Children', autoWidth: true, help: 'Popup as wide as its options' },
];

export default function SelectAutoWidth() {
  const id = React.useId();

  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3}>
      {fields.map(({ label, autoWidth, help }) => {
        const fieldId = `${id}-${label}`;
        return (
          <FormControl key={label} sx={{ minWidth: 240 }}>
            <InputLabel id={`${fieldId}-label`}>{label}</InputLabel>
            <Select
              id={fieldId}
              labelId={`${fieldId}-label`}
              label={label}
              aria-describedby={`${fieldId}-help`}
              autoWidth={autoWidth}
              defaultValue={2}
            >
              {[1, 2, 3, 4].map((count) => (
                <MenuItem key={count} value={count}>
                  {count}
                </MenuItem>
              ))}
            </Select>
            <FormHelperText id={`${fieldId}-help`}>{help}</FormHelperText>
          </FormControl>
        );
      })}
    </Stack>
  );
}
