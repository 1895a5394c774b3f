import * as React from 'react';
import Chip from '@mui/joy/Chip';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

const slots = ['9 to 12', '12 to 15', '15 to 18'];

export default function ChipRadio() {
  const [slot, setSlot] = React.useState('12 to 15');

  return (
    <FormControl>
      <FormLabel>Delivery</FormLabel>
      <RadioGroup
        name="delivery-slot"
        orientation="horizontal"
        value={slot}
        onChange={(event) => setSlot(event.target.value)}
        sx={{ flexWrap: 'wrap', gap: 1 }}
      >
        {slots.map((value) => {
          const checked = value === slot;
          return (
            <Chip key={value} size="lg" variant="plain">
              <Radio
                overlay
                disableIcon
                value={value}
                label={value}
                variant={checked ? 'solid' : 'outlined'}
                color={checked ? 'primary' : 'neutral'}
              />
            </Chip>
          );
        })}
      </RadioGroup>
    </FormControl>
  );
}
