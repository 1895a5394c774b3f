import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function RadioLabelPlacement() {
  const id = React.useId();

  return (
    <FormControl>
      <FormLabel id={id} component="div">
        How easy was it to pay? 1 is hard, 5 is easy.
      </FormLabel>
      <RadioGroup row aria-labelledby={id} sx={{ mt: 1 }}>
        {['1', '2', '3', '4', '5'].map((score) => (
          <FormControlLabel
            key={score}
            value={score}
            control={<Radio />}
            label={score}
            labelPlacement="bottom"
            sx={{ mx: 0 }}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
