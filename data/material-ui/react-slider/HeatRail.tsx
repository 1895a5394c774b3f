import * as React from 'react';
import Box from '@mui/material/Box';
import Slider, { sliderClasses } from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function HeatRail() {
  const id = React.useId();

  return (
    <Box sx={{ width: '100%', maxWidth: 360, px: 1.5 }}>
      <Typography id={id}>Heating rate, degrees per hour</Typography>
      <Slider
        aria-labelledby={id}
        color="error"
        track={false}
        defaultValue={120}
        max={300}
        sx={{
          height: 10,
          [`& .${sliderClasses.rail}`]: {
            opacity: 1,
            // `currentColor` is the slider's palette color.
            background:
              'linear-gradient(to right, color-mix(in srgb, currentColor 15%, transparent), currentColor)',
          },
          [`& .${sliderClasses.thumb}`]: {
            width: 12,
            height: 28,
            borderRadius: 1.5,
            bgcolor: 'background.paper',
            border: 2,
            borderColor: 'text.primary',
          },
        }}
      />
    </Box>
  );
}
