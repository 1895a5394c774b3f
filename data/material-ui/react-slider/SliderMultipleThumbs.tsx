import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const grades = [
  { name: 'C', from: 50 },
  { name: 'B', from: 70 },
  { name: 'A', from: 85 },
];

const getName = (index: number) => grades[index]?.name ?? '';

export default function SliderMultipleThumbs() {
  const id = React.useId();

  return (
    <Box
      role="group"
      aria-labelledby={id}
      sx={{ width: '100%', maxWidth: 440, px: 3 }}
    >
      <Typography id={id} sx={{ mb: 5 }}>
        Points for a grade
      </Typography>
      <Slider
        // Keeps each name with its thumb.
        disableSwap
        getAriaLabel={getName}
        getAriaValueText={(points) => `from ${points} points`}
        valueLabelDisplay="on"
        valueLabelFormat={(points, index) => getName(index)}
        defaultValue={grades.map(({ from }) => from)}
        marks={[0, 25, 50, 75, 100].map((value) => ({ value, label: value }))}
      />
    </Box>
  );
}
