import * as React from 'react';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const used = 82;
const size = 100;

export default function ProgressMeter() {
  const id = React.useId();

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360, mx: 'auto' }}>
      <Typography id={id}>Storage</Typography>
      <LinearProgress
        role="meter"
        aria-labelledby={id}
        aria-valuetext={`${used} of ${size} gigabytes`}
        variant="determinate"
        value={(used / size) * 100}
        sx={{ height: 8, borderRadius: 1 }}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <bdi>
          {used} of {size} GB in use
        </bdi>
      </Typography>
    </Stack>
  );
}
