import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function SelectBasic() {
  const id = React.useId();
  const [shipping, setShipping] = React.useState('standard');

  return (
    <FormControl fullWidth sx={{ maxWidth: 280 }}>
      <InputLabel id={`${id}-label`}>Shipping</InputLabel>
      <Select
        id={id}
        labelId={`${id}-label`}
        label="Shipping"
        value={shipping}
        onChange={(event) => setShipping(event.target.value)}
      >
        <MenuItem value="standard">Standard, 3 to 5 days</MenuItem>
        <MenuItem value="express">Express, next day</MenuItem>
        <MenuItem value="pickup">Pick up in the store</MenuItem>
      </Select>
    </FormControl>
  );
}
