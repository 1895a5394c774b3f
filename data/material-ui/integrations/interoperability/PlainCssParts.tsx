import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const sheet = `
.speed-slider .MuiSlider-rail,
.speed-slider .MuiSlider-track {
  height: 10px;
  border-radius: 2px;
}

.speed-slider .speed-slider-thumb {
  width: 12px;
  height: 28px;
  border-radius: 2px;
}
`;

export default function PlainCssParts() {
  const id = React.useId();

  return (
    <Box sx={{ width: 280, maxWidth: '100%' }}>
      <style>{sheet}</style>
      <Typography id={id}>Playback speed</Typography>
      <Slider
        className="speed-slider"
        slotProps={{ thumb: { className: 'speed-slider-thumb' } }}
        defaultValue={1.5}
        min={0.5}
        max={2}
        step={0.25}
        valueLabelDisplay="auto"
        aria-labelledby={id}
      />
    </Box>
  );
}
