import * as React from 'react';
import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const formatHour = (hour: number) => `${hour}:00`;

export default function SliderRange() {
  const id = React.useId();
  const [hours, setHours] = React.useState([9, 15]);

  return (
    <Stack
      role="group"
      aria-labelledby={id}
      sx={{ width: '100%', maxWidth: 320, px: 1.5 }}
    >
      <Typography id={id} level="title-sm">
        Departure
      </Typography>
      <Typography level="body-sm">
        <bdi>{hours.map(formatHour).join(' to ')}</bdi>
      </Typography>
      <Slider
        min={6}
        max={23}
        shiftStep={3}
        value={hours}
        onChange={(_event, value) => setHours(value as number[])}
        getAriaLabel={(index) => (index === 0 ? 'Earliest' : 'Latest')}
        getAriaValueText={formatHour}
      />
    </Stack>
  );
}
