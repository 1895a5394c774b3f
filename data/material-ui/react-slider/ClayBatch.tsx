import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

// The thumb moves between 1 and 4. The reader sees 10 g to 10 kg.
const toGrams = (position: number) => Math.round(10 ** position);

function formatWeight(grams: number) {
  return grams < 1000 ? `${grams} g` : `${Math.round(grams / 100) / 10} kg`;
}

export default function ClayBatch() {
  const id = React.useId();
  const [position, setPosition] = React.useState(2.4);

  return (
    <Box sx={{ width: '100%', maxWidth: 400, px: 3 }}>
      <Typography id={id} gutterBottom>
        Test batch: {formatWeight(toGrams(position))}
      </Typography>
      <Slider
        aria-labelledby={id}
        min={1}
        max={4}
        step={0.1}
        shiftStep={0.5}
        scale={toGrams}
        getAriaValueText={formatWeight}
        marks={[1, 2, 3, 4].map((value) => ({
          value,
          label: formatWeight(toGrams(value)),
        }))}
        value={position}
        // The value stays on the slider's own scale.
        onChange={(_event, value) => {
          if (typeof value === 'number') {
            setPosition(value);
          }
        }}
      />
    </Box>
  );
}
