import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const quarters = [0, 15, 30, 45, 60].map((value) => ({ value, label: value }));

export default function SliderMarks() {
  const id = React.useId();

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 420, px: 3 }}>
      <div>
        <Typography id={`${id}-people`}>People at the table</Typography>
        <Slider
          aria-labelledby={`${id}-people`}
          defaultValue={4}
          min={1}
          max={12}
          marks
          valueLabelDisplay="auto"
        />
      </div>
      <div>
        <Typography id={`${id}-time`}>Cooking time in minutes</Typography>
        <Slider
          aria-labelledby={`${id}-time`}
          getAriaValueText={(minutes) => `${minutes} minutes`}
          defaultValue={20}
          max={60}
          step={5}
          shiftStep={15}
          marks={quarters}
          valueLabelDisplay="auto"
        />
      </div>
    </Stack>
  );
}
