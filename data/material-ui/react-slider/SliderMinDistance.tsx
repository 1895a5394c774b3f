import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const OPENS = 8;
const CLOSES = 20;
const SHORTEST = 3; // hours

/** The other thumb stays, so the moved one has to stop. */
function stop(
  [start = OPENS, end = CLOSES]: number[],
  thumb: number,
  old: number[],
) {
  const [oldStart = OPENS, oldEnd = CLOSES] = old;
  return thumb === 0
    ? [Math.min(start, oldEnd - SHORTEST), oldEnd]
    : [oldStart, Math.max(end, oldStart + SHORTEST)];
}

/** The moved thumb pushes the other one. */
function push([start = OPENS, end = CLOSES]: number[], thumb: number) {
  const wanted = thumb === 0 ? start : Math.min(start, end - SHORTEST);
  const low = Math.min(Math.max(wanted, OPENS), CLOSES - SHORTEST);
  return [low, Math.max(end, low + SHORTEST)];
}

function ShiftSlider({ label, keep }: { label: string; keep: typeof stop }) {
  const id = React.useId();
  const [shift, setShift] = React.useState([9, 14]);

  return (
    <div role="group" aria-labelledby={id}>
      <Typography id={id}>{label}</Typography>
      <Typography color="text.secondary">
        <bdi>{shift.map((hour) => `${hour}:00`).join(' to ')}</bdi>
      </Typography>
      <Slider
        disableSwap
        getAriaLabel={(index) => (index === 0 ? 'Start' : 'End')}
        getAriaValueText={(hour) => `${hour}:00`}
        min={OPENS}
        max={CLOSES}
        shiftStep={3}
        marks
        value={shift}
        onChange={(event, value, thumb) => {
          if (Array.isArray(value)) {
            setShift(keep(value, thumb, shift));
          }
        }}
      />
    </div>
  );
}

export default function SliderMinDistance() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360, px: 1.5 }}>
      <ShiftSlider label="Shift, thumbs stop" keep={stop} />
      <ShiftSlider label="Shift, thumbs push" keep={push} />
    </Stack>
  );
}
