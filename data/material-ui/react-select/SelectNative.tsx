import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

export default function SelectNative() {
  const id = React.useId();

  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={3}
      sx={{ width: '100%', maxWidth: 560, alignItems: { sm: 'flex-end' } }}
    >
      <FormControl fullWidth>
        <InputLabel htmlFor={`${id}-airport`}>Airport</InputLabel>
        <Select
          native
          id={`${id}-airport`}
          name="airport"
          label="Airport"
          defaultValue="LHR"
        >
          <optgroup label="London">
            <option value="LHR">Heathrow</option>
            <option value="LGW">Gatwick</option>
          </optgroup>
          <optgroup label="Paris">
            <option value="CDG">Charles de Gaulle</option>
            <option value="ORY">Orly</option>
          </optgroup>
        </Select>
      </FormControl>
      <FormControl fullWidth variant="standard">
        <InputLabel htmlFor={`${id}-sort`}>Sort by</InputLabel>
        <NativeSelect id={`${id}-sort`} name="sort" defaultValue="price">
          <option value="price">Price</option>
          <option value="duration">Duration</option>
          <option value="departure">Departure</option>
        </NativeSelect>
      </FormControl>
    </Stack>
  );
}
