import * as React from 'react';
import Box from '@mui/material/Box';
import Slider, { sliderClasses } from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function SliderCustomized() {
  const id = React.useId();

  return (
    <Box sx={{ width: '100%', maxWidth: 360, px: 1.5 }}>
      <Typography id={id}>Opacity</Typography>
      <Slider
        aria-labelledby={id}
        getAriaValueText={(percent) => `${percent}%`}
        track={false}
        defaultValue={60}
        sx={{
          height: 10,
          [`& .${sliderClasses.rail}`]: {
            opacity: 1,
            // `currentColor` is the palette color of the slider.
            background:
              'linear-gradient(to right, color-mix(in srgb, currentColor 12%, transparent), currentColor)',
          },
          [`& .${sliderClasses.thumb}`]: {
            width: 12,
            height: 28,
            borderRadius: '6px',
            bgcolor: 'background.paper',
            border: '2px solid',
            borderColor: 'text.primary',
          },
        }}
      />
    </Box>
  );
}
