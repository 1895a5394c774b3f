import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const plans = [
  { value: 15, label: 'Free' },
  { value: 150, label: 'Basic' },
  { value: 300, label: 'Plus' },
  { value: 500, label: 'Pro' },
];

export default function SliderRestricted() {
  const id = React.useId();
  const [storage, setStorage] = React.useState<number | number[]>(150);
  const plan = plans.find(({ value }) => value === storage);
  const description = `${plan?.label}, ${storage} GB`;

  return (
    <Box sx={{ width: '100%', maxWidth: 440, px: 3 }}>
      <Typography>
        <span id={id}>Storage</span>: {description}
      </Typography>
      <Slider
        aria-labelledby={id}
        aria-valuetext={description}
        // Both ends are beyond the marks, so that Home and End reach them.
        min={0}
        max={515}
        step={null}
        marks={plans}
        value={storage}
        onChange={(event, value) => setStorage(value)}
      />
    </Box>
  );
}
