import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const rooms = [
  { id: 'standard', label: 'Standard', free: true },
  { id: 'sea', label: 'Sea view (not free on these dates)', free: false },
  { id: 'suite', label: 'Suite', free: true },
];

export default function RadioDisabled() {
  const id = React.useId();

  return (
    <FormControl variant="standard">
      <FormLabel id={`${id}-label`} component="div">
        Room
      </FormLabel>
      <RadioGroup
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-hint`}
        defaultValue="standard"
      >
        {rooms.map((room) => (
          <FormControlLabel
            key={room.id}
            value={room.id}
            disabled={!room.free}
            control={<Radio />}
            label={room.label}
          />
        ))}
      </RadioGroup>
      <FormHelperText id={`${id}-hint`}>Breakfast is included.</FormHelperText>
    </FormControl>
  );
}
