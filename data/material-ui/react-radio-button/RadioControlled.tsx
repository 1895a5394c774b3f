import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const gramsPerServing = 75;

export default function RadioControlled() {
  const [servings, setServings] = React.useState(4);
  const id = React.useId();

  return (
    <FormControl variant="standard">
      <FormLabel id={id} component="div">
        Servings
      </FormLabel>
      <RadioGroup
        row
        aria-labelledby={id}
        value={servings}
        // The new value is a string, even if the prop was a number.
        onChange={(event, value) => setServings(Number(value))}
      >
        {[2, 4, 8].map((count) => (
          <FormControlLabel
            key={count}
            value={count}
            control={<Radio />}
            label={count}
          />
        ))}
      </RadioGroup>
      <FormHelperText role="status">
        You need {servings * gramsPerServing} g of rice.
      </FormHelperText>
    </FormControl>
  );
}
