import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const MIN = 40;
const MAX = 240;
const GAP = 50;

export default function CoolingGap() {
  const id = React.useId();
  const [range, setRange] = React.useState({ low: 80, high: 180 });

  const handleChange = (_event: Event, value: number | number[], thumb: number) => {
    if (!Array.isArray(value)) {
      return;
    }
    const [from = MIN, to = MAX] = value;
    // The moved thumb pushes the other one ahead of it.
    const wanted = thumb === 0 ? from : Math.min(from, to - GAP);
    const low = Math.min(Math.max(wanted, MIN), MAX - GAP);
    setRange({ low, high: Math.max(to, low + GAP) });
  };

  return (
    <Box
      role="group"
      aria-labelledby={id}
      sx={{ width: '100%', maxWidth: 360, px: 1.5 }}
    >
      <Typography id={id} gutterBottom>
        Open vents at {range.high} °C, unload at {range.low} °C
      </Typography>
      <Slider
        disableSwap
        getAriaLabel={(index) => (index === 0 ? 'Unload at' : 'Open vents at')}
        getAriaValueText={(value) => `${value} °C`}
        min={MIN}
        max={MAX}
        step={5}
        value={[range.low, range.high]}
        onChange={handleChange}
      />
    </Box>
  );
}
