import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

export default function ReceptionReport() {
  const id = React.useId();

  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={3}
      sx={{ width: '100%', maxWidth: 560, alignItems: { sm: 'flex-end' } }}
    >
      <FormControl fullWidth>
        <InputLabel htmlFor={`${id}-band`}>Frequency</InputLabel>
        <Select
          native
          id={`${id}-band`}
          name="band"
          label="Frequency"
          defaultValue="97.4"
        >
          <optgroup label="FM">
            <option value="97.4">97.4 MHz, city</option>
            <option value="104.1">104.1 MHz, islands</option>
          </optgroup>
          <optgroup label="Digital">
            <option value="11D">Channel 11D</option>
          </optgroup>
        </Select>
      </FormControl>
      <FormControl fullWidth variant="standard">
        <InputLabel htmlFor={`${id}-quality`}>Reception</InputLabel>
        <NativeSelect id={`${id}-quality`} name="quality" defaultValue="hiss">
          <option value="clear">Clear</option>
          <option value="hiss">Some hiss</option>
          <option value="none">No signal</option>
        </NativeSelect>
      </FormControl>
    </Stack>
  );
}
