import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const wheels = [
  { id: 'kick', label: 'Kick wheel', free: true },
  { id: 'electric', label: 'Electric wheel (taken until 4 pm)', free: false },
  { id: 'travel', label: 'Tabletop wheel', free: true },
];

export default function WheelBooking() {
  const id = React.useId();

  return (
    <FormControl variant="standard">
      <FormLabel id={`${id}-label`} component="div">
        Book a wheel
      </FormLabel>
      <RadioGroup
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-hint`}
        defaultValue="kick"
      >
        {wheels.map((wheel) => (
          <FormControlLabel
            key={wheel.id}
            value={wheel.id}
            disabled={!wheel.free}
            control={<Radio />}
            label={wheel.label}
          />
        ))}
      </RadioGroup>
      <FormHelperText id={`${id}-hint`}>Two hours, apron included</FormHelperText>
    </FormControl>
  );
}
