import * as React from 'react';
import FormLabel from '@mui/joy/FormLabel';
import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function SliderLabel() {
  const id = React.useId();
  const [guests, setGuests] = React.useState(4);

  return (
    <Stack sx={{ width: '100%', maxWidth: 320, px: 1.5 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
        <FormLabel component="span" id={id}>
          Guests
        </FormLabel>
        <Typography level="body-sm">{guests} people</Typography>
      </Stack>
      <Slider
        aria-labelledby={id}
        getAriaValueText={(value) => `${value} people`}
        min={1}
        max={12}
        value={guests}
        onChange={(_event, value) => setGuests(value as number)}
      />
    </Stack>
  );
}
