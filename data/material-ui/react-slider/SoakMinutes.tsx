import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const quarters = [0, 15, 30, 45, 60].map((value) => ({
  value,
  label: value,
}));

export default function SoakMinutes() {
  const id = React.useId();

  return (
    <Box sx={{ width: '100%', maxWidth: 420, px: 3 }}>
      <Typography id={id} gutterBottom>
        Soak time in minutes
      </Typography>
      <Slider
        aria-labelledby={id}
        getAriaValueText={(minutes) => `${minutes} minutes`}
        defaultValue={20}
        max={60}
        step={5}
        shiftStep={15}
        marks={quarters}
      />
    </Box>
  );
}
