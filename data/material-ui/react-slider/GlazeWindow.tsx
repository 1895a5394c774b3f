import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function GlazeWindow() {
  const id = React.useId();
  const [melt, setMelt] = React.useState<number | number[]>([1040, 1080]);

  return (
    <Box
      role="group"
      aria-labelledby={id}
      sx={{ width: '100%', maxWidth: 360, px: 1.5 }}
    >
      <Typography id={id} sx={{ mb: 4 }}>
        Melting range of the glaze
      </Typography>
      <Slider
        getAriaLabel={(index) => (index === 0 ? 'Starts at' : 'Runs off at')}
        getAriaValueText={(value) => `${value} °C`}
        valueLabelDisplay="auto"
        valueLabelFormat={(value) => `${value} °C`}
        min={960}
        max={1160}
        step={5}
        value={melt}
        onChange={(_event, value) => setMelt(value)}
      />
    </Box>
  );
}
