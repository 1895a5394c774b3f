import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function RadioGroupBasic() {
  const labelId = React.useId();

  return (
    <FormControl>
      <FormLabel id={labelId} component="div">
        Meal on board
      </FormLabel>
      <RadioGroup aria-labelledby={labelId} defaultValue="standard" name="meal">
        <FormControlLabel value="standard" control={<Radio />} label="Standard" />
        <FormControlLabel
          value="vegetarian"
          control={<Radio />}
          label="Vegetarian"
        />
        <FormControlLabel value="none" control={<Radio />} label="No meal" />
      </RadioGroup>
    </FormControl>
  );
}
