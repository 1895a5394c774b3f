import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const LIMIT = 50;
const toPercent = (value: number) => ((value + LIMIT) / (2 * LIMIT)) * 100;

export default function SliderTrackCentered() {
  const id = React.useId();
  const [contrast, setContrast] = React.useState(20);
  const start = toPercent(Math.min(contrast, 0));
  const end = toPercent(Math.max(contrast, 0));

  return (
    <Box sx={{ width: '100%', maxWidth: 360, px: 1.5 }}>
      <Typography>
        <span id={id}>Contrast</span>: {contrast}
      </Typography>
      <Slider
        aria-labelledby={id}
        min={-LIMIT}
        max={LIMIT}
        marks={[{ value: 0, label: '0' }]}
        value={contrast}
        onChange={(event, value) => {
          if (typeof value === 'number') {
            setContrast(value);
          }
        }}
        slotProps={{
          track: {
            style: {
              // Removes the default position, then sets one for both directions.
              left: undefined,
              right: undefined,
              insetInlineStart: `${start}%`,
              width: `${end - start}%`,
            },
          },
        }}
      />
    </Box>
  );
}
