import * as React from 'react';
import FormLabel from '@mui/joy/FormLabel';
import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';

export default function SliderTrack() {
  const id = React.useId();

  return (
    <Stack spacing={1} useFlexGap sx={{ width: '100%', maxWidth: 320, px: 1.5 }}>
      <FormLabel component="span" id={`${id}-alarm`}>
        Alarm outside 18 to 24 °C
      </FormLabel>
      <div role="group" aria-labelledby={`${id}-alarm`}>
        <Slider
          track="inverted"
          color="danger"
          min={10}
          max={32}
          defaultValue={[18, 24]}
          getAriaLabel={(index) => (index === 0 ? 'Alarm below' : 'Alarm above')}
          getAriaValueText={(value) => `${value} °C`}
          valueLabelDisplay="auto"
        />
      </div>
      <FormLabel component="span" id={`${id}-balance`}>
        Balance
      </FormLabel>
      <Slider
        track={false}
        aria-labelledby={`${id}-balance`}
        min={-10}
        max={10}
        marks={[{ value: 0 }]}
        defaultValue={3}
      />
    </Stack>
  );
}
