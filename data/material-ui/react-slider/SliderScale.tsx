import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

// The thumb moves from 0 to 10, which people read as 1 MB to 1 GB.
const toMegabytes = (position: number) => 2 ** position;

function formatSize(megabytes: number) {
  return megabytes < 1024 ? `${megabytes} MB` : `${megabytes / 1024} GB`;
}

export default function SliderScale() {
  const id = React.useId();
  const [position, setPosition] = React.useState(4);

  return (
    <Box sx={{ width: '100%', maxWidth: 400, px: 3 }}>
      <Typography>
        <span id={id}>Largest file</span>: {formatSize(toMegabytes(position))}
      </Typography>
      <Slider
        aria-labelledby={id}
        getAriaValueText={formatSize}
        max={10}
        shiftStep={5}
        scale={toMegabytes}
        marks={[0, 5, 10].map((value) => ({
          value,
          label: <bdi>{formatSize(toMegabytes(value))}</bdi>,
        }))}
        value={position}
        onChange={(event, value) => {
          if (typeof value === 'number') {
            setPosition(value); // the position, not the megabytes
          }
        }}
      />
    </Box>
  );
}
