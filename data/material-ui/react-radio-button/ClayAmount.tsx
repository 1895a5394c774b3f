import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const pricePerKilo = 1.6;

export default function ClayAmount() {
  const [kilos, setKilos] = React.useState(5);
  const id = React.useId();

  return (
    <FormControl variant="standard">
      <FormLabel id={id} component="div">
        Stoneware clay
      </FormLabel>
      <RadioGroup
        row
        aria-labelledby={id}
        value={kilos}
        // The value arrives as a string, even if the prop was a number.
        onChange={(_, value) => setKilos(Number(value))}
      >
        {[2, 5, 10].map((amount) => (
          <FormControlLabel
            key={amount}
            value={amount}
            control={<Radio />}
            label={`${amount} kg`}
          />
        ))}
      </RadioGroup>
      <FormHelperText role="status">
        {(kilos * pricePerKilo).toFixed(2)} €, paid at the counter
      </FormHelperText>
    </FormControl>
  );
}
