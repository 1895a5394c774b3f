import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function SliderCommit() {
  const id = React.useId();
  const [degrees, setDegrees] = React.useState<number | number[]>(21);
  const [sent, setSent] = React.useState<number | number[]>(21);
  const [status, setStatus] = React.useState('Saved: 21 °C');

  // Stands for a request. A newer value cancels the previous one.
  React.useEffect(() => {
    const timer = setTimeout(() => setStatus(`Saved: ${sent} °C`), 700);
    return () => clearTimeout(timer);
  }, [sent]);

  return (
    <Box sx={{ width: '100%', maxWidth: 360, px: 1.5 }}>
      <Typography>
        <span id={id}>Room temperature</span>: {degrees} °C
      </Typography>
      <Slider
        aria-labelledby={id}
        aria-valuetext={`${degrees} °C`}
        min={15}
        max={27}
        step={0.5}
        shiftStep={2}
        value={degrees}
        // While the thumb moves, update the screen.
        onChange={(event, value) => setDegrees(value)}
        // When it is released, send the value.
        onChangeCommitted={(event, value) => {
          setSent(value);
          if (value !== sent) {
            setStatus('Saving…');
          }
        }}
      />
      <Typography variant="body2" role="status">
        {status}
      </Typography>
    </Box>
  );
}
