import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const stages = [
  { name: 'Dry', until: 3 },
  { name: 'Ramp', until: 9 },
  { name: 'Soak', until: 15 },
];

const getName = (index: number) => stages[index]?.name ?? '';

export default function RampProgram() {
  const id = React.useId();

  return (
    <Box
      role="group"
      aria-labelledby={id}
      sx={{ width: '100%', maxWidth: 440, px: 4 }}
    >
      <Typography id={id} sx={{ mb: 5 }}>
        Stages end at
      </Typography>
      <Slider
        // Keeps each name with its thumb.
        disableSwap
        getAriaLabel={getName}
        getAriaValueText={(hours) => `until hour ${hours}`}
        valueLabelDisplay="on"
        valueLabelFormat={(_hours, index) => getName(index)}
        defaultValue={stages.map(({ until }) => until)}
        max={18}
        shiftStep={3}
        marks={[0, 6, 12, 18].map((value) => ({ value, label: `${value} h` }))}
      />
    </Box>
  );
}
