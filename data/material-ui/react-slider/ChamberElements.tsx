import * as React from 'react';
import Slider, { type SliderProps } from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

function Element({ label, ...props }: SliderProps & { label: string }) {
  const id = React.useId();
  return (
    <div>
      <Typography id={id}>{label}</Typography>
      <Slider aria-labelledby={id} {...props} />
    </div>
  );
}

export default function ChamberElements() {
  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360, px: 1.5 }}>
      <Element label="Floor element, percent" defaultValue={70} />
      <Element
        label="Wall element, percent"
        defaultValue={55}
        color="secondary"
        size="small"
      />
      <Element label="Lid element, out of order" defaultValue={30} disabled />
    </Stack>
  );
}
