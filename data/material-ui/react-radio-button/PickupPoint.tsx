import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function PickupPoint() {
  const labelId = React.useId();

  return (
    <FormControl>
      <FormLabel id={labelId} component="div">
        Where do you collect your fired pieces?
      </FormLabel>
      <RadioGroup aria-labelledby={labelId} defaultValue="studio" name="pickup">
        <FormControlLabel value="studio" control={<Radio />} label="Studio shelf" />
        <FormControlLabel value="market" control={<Radio />} label="Sunday market" />
        <FormControlLabel value="mail" control={<Radio />} label="Parcel locker" />
      </RadioGroup>
    </FormControl>
  );
}
