import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function DamperTracks() {
  const id = React.useId();

  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 360, px: 1.5 }}>
      <div>
        <Typography id={`${id}-gas`}>Gas valve, percent</Typography>
        <Slider aria-labelledby={`${id}-gas`} defaultValue={40} />
      </div>
      <div role="group" aria-labelledby={`${id}-skip`}>
        <Typography id={`${id}-skip`}>Rates to skip, degrees per hour</Typography>
        <Slider
          track="inverted"
          getAriaLabel={(index) => (index === 0 ? 'Fast up to' : 'Fast again from')}
          defaultValue={[90, 160]}
          max={300}
        />
      </div>
      <div>
        <Typography id={`${id}-trim`}>Damper trim, percent</Typography>
        <Slider
          track={false}
          aria-labelledby={`${id}-trim`}
          defaultValue={0}
          min={-20}
          max={20}
          marks={[{ value: 0, label: 'Centered' }]}
        />
      </div>
    </Stack>
  );
}
