import * as React from 'react';
import Slider, { type SliderProps } from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

function LabeledSlider({ label, ...props }: SliderProps & { label: string }) {
  const id = React.useId();
  return (
    <div>
      <Typography id={id} variant="body2">
        {label}
      </Typography>
      <Slider aria-labelledby={id} {...props} />
    </div>
  );
}

export default function SliderColors() {
  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360, px: 1.5 }}>
      <LabeledSlider label="Media, primary" defaultValue={70} />
      <LabeledSlider
        label="Ringtone, secondary"
        defaultValue={55}
        color="secondary"
      />
      <LabeledSlider label="Calls, success" defaultValue={80} color="success" />
      <LabeledSlider label="Notifications, small" defaultValue={40} size="small" />
      <LabeledSlider label="Alarm, disabled" defaultValue={30} disabled />
    </Stack>
  );
}
