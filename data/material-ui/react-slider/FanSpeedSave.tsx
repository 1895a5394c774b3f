import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function FanSpeedSave() {
  const id = React.useId();
  const [speed, setSpeed] = React.useState<number | number[]>(40);
  const [sent, setSent] = React.useState<number | number[]>(40);
  const [status, setStatus] = React.useState('The fan runs at 40%.');

  // Stands for a request. A newer value cancels the one before.
  React.useEffect(() => {
    const timer = setTimeout(() => setStatus(`The fan runs at ${sent}%.`), 700);
    return () => clearTimeout(timer);
  }, [sent]);

  return (
    <Box sx={{ width: '100%', maxWidth: 360, px: 1.5 }}>
      <Typography id={id}>Cooling fan: {speed}%</Typography>
      <Slider
        aria-labelledby={id}
        aria-valuetext={`${speed}%`}
        step={5}
        value={speed}
        // While the thumb moves: update the screen.
        onChange={(_event, value) => setSpeed(value)}
        // When it rests: talk to the kiln.
        onChangeCommitted={(_event, value) => {
          setSent(value);
          if (value !== sent) {
            setStatus('Sending…');
          }
        }}
      />
      <Typography variant="body2" role="status">
        {status}
      </Typography>
    </Box>
  );
}
