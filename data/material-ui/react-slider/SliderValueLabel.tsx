import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const formatDistance = (kilometers: number) => `${kilometers} km`;
const formatPrice = (dollars: number) => `$${dollars.toLocaleString('en-US')}`;

export default function SliderValueLabel() {
  const id = React.useId();

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360, px: 4 }}>
      <div>
        <Typography id={`${id}-budget`}>Budget of the trip</Typography>
        <Slider
          aria-labelledby={`${id}-budget`}
          getAriaValueText={formatPrice}
          valueLabelDisplay="auto"
          valueLabelFormat={formatPrice}
          defaultValue={1200}
          max={3000}
          step={50}
          shiftStep={500}
        />
      </div>
      <div>
        {/* Room for the label, which stands above the rail. */}
        <Typography id={`${id}-distance`} sx={{ mb: 5 }}>
          Distance from the center
        </Typography>
        <Slider
          aria-labelledby={`${id}-distance`}
          getAriaValueText={formatDistance}
          valueLabelDisplay="on"
          valueLabelFormat={(value) => <bdi>{formatDistance(value)}</bdi>}
          defaultValue={4}
          max={20}
          shiftStep={5}
        />
      </div>
    </Stack>
  );
}
