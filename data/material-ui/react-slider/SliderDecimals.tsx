import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

// Rounds what adding decimals leaves, such as 1.2999999999999998.
const round = (speed: number) => Number(speed.toFixed(2));

export default function SliderDecimals() {
  const id = React.useId();
  const [speed, setSpeed] = React.useState(1);

  return (
    <Box sx={{ width: '100%', maxWidth: 360, px: 2 }}>
      <Typography>
        <bdi>
          <span id={id}>Playback speed</span>: {speed}×
        </bdi>
      </Typography>
      <Slider
        aria-labelledby={id}
        aria-valuetext={`${speed} times`}
        min={0.25}
        max={2}
        step={0.05}
        shiftStep={0.25}
        marks={[{ value: 1, label: 'Normal' }]}
        value={speed}
        onChange={(event, value) => {
          if (typeof value === 'number') {
            setSpeed(round(value));
          }
        }}
      />
    </Box>
  );
}
