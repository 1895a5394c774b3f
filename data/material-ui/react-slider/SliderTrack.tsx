import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function SliderTrack() {
  const id = React.useId();

  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 360, px: 3 }}>
      <div>
        <Typography id={`${id}-brightness`}>Brightness, normal</Typography>
        <Slider aria-labelledby={`${id}-brightness`} defaultValue={40} />
      </div>
      <div role="group" aria-labelledby={`${id}-alert`}>
        <Typography id={`${id}-alert`}>Temperature alert, inverted</Typography>
        <Slider
          track="inverted"
          getAriaLabel={(index) => (index === 0 ? 'Below' : 'Above')}
          getAriaValueText={(degrees) => `${degrees} °C`}
          valueLabelDisplay="auto"
          defaultValue={[18, 26]}
          min={10}
          max={40}
        />
      </div>
      <div>
        <Typography id={`${id}-tone`}>Tone of the light, no track</Typography>
        <Slider
          track={false}
          aria-labelledby={`${id}-tone`}
          getAriaValueText={(value) => `${value}% cool`}
          defaultValue={50}
          marks={[
            { value: 0, label: 'Warm' },
            { value: 100, label: 'Cool' },
          ]}
        />
      </div>
    </Stack>
  );
}
