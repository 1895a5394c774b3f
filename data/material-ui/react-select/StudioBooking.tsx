import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function StudioBooking() {
  const id = React.useId();
  const [studio, setStudio] = React.useState('booth');

  return (
    <FormControl fullWidth sx={{ maxWidth: 280 }}>
      <InputLabel id={`${id}-label`}>Studio</InputLabel>
      <Select
        id={id}
        labelId={`${id}-label`}
        label="Studio"
        value={studio}
        onChange={(event) => setStudio(event.target.value)}
      >
        <MenuItem value="booth">Voice booth</MenuItem>
        <MenuItem value="live">Live room</MenuItem>
        <MenuItem value="edit">Edit suite</MenuItem>
      </Select>
    </FormControl>
  );
}
