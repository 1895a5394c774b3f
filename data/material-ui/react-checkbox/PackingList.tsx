import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';

const gear = ['Sleeping bag liner', 'Headlamp', 'Rain jacket', 'Blister plasters'];

export default function PackingList() {
  const [packed, setPacked] = React.useState<readonly string[]>(['Headlamp']);

  function handleChange(event: React.ChangeEvent<HTMLInputElement>) {
    const { value, checked } = event.target;
    setPacked((current) =>
      checked ? [...current, value] : current.filter((item) => item !== value),
    );
  }

  return (
    <FormControl component="fieldset" variant="standard">
      <FormLabel component="legend">In your backpack</FormLabel>
      <FormGroup>
        {gear.map((item) => (
          <FormControlLabel
            key={item}
            value={item}
            control={
              <Checkbox checked={packed.includes(item)} onChange={handleChange} />
            }
            label={item}
          />
        ))}
      </FormGroup>
      <FormHelperText role="status">
        {packed.length === gear.length
          ? 'Everything is packed.'
          : `${packed.length} of ${gear.length} packed`}
      </FormHelperText>
    </FormControl>
  );
}
