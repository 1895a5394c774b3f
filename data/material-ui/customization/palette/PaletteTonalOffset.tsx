import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';

export default function PaletteTonalOffset() {
  const [tonalOffset, setTonalOffset] = React.useState(0.2);
  const id = React.useId();
  const { primary } = createTheme({
    palette: { tonalOffset, primary: { main: '#3c4f9e' } },
  }).palette;

  return (
    <Stack spacing={2} useFlexGap sx={{ width: '100%', maxWidth: 480, mx: 'auto' }}>
      <div>
        <Typography id={id} variant="body2">
          tonalOffset: {tonalOffset}
        </Typography>
        <Slider
          aria-labelledby={id}
          value={tonalOffset}
          onChange={(_, value) =>
            setTonalOffset(typeof value === 'number' ? value : 0.2)
          }
          min={0.05}
          max={0.5}
          step={0.05}
        />
      </div>
      <Stack direction="row">
        {(['light', 'main', 'dark'] as const).map((shade) => (
          <Stack key={shade} spacing={0.5} sx={{ flex: 1 }}>
            <Box sx={{ height: 56, bgcolor: primary[shade] }} />
            <Typography variant="body2">{shade}</Typography>
          </Stack>
        ))}
      </Stack>
    </Stack>
  );
}
