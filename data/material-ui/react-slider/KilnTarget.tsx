import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function KilnTarget() {
  const id = React.useId();
  const [target, setTarget] = React.useState(980);

  return (
    <Box sx={{ width: '100%', maxWidth: 360, px: 1.5 }}>
      <Typography id={id} gutterBottom>
        Top temperature: {target} °C
      </Typography>
      <Slider
        aria-labelledby={id}
        aria-valuetext={`${target} °C`}
        min={600}
        max={1300}
        step={10}
        value={target}
        onChange={(_event, value) => {
          // A slider with several thumbs reports an array.
          if (typeof value === 'number') {
            setTarget(value);
          }
        }}
      />
    </Box>
  );
}
