import * as React from 'react';
import Air from '@mui/icons-material/Air';
import Thunderstorm from '@mui/icons-material/Thunderstorm';
import WaterDrop from '@mui/icons-material/WaterDrop';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

export default function RadarLayers() {
  const [layers, setLayers] = React.useState<string[]>(['rain', 'wind']);

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <ToggleButtonGroup
        aria-label="Layers on the radar map"
        value={layers}
        onChange={(_, next: string[]) => setLayers(next)}
      >
        <ToggleButton value="rain" aria-label="Rain">
          <WaterDrop />
        </ToggleButton>
        <ToggleButton value="wind" aria-label="Wind">
          <Air />
        </ToggleButton>
        <ToggleButton value="lightning" aria-label="Lightning">
          <Thunderstorm />
        </ToggleButton>
      </ToggleButtonGroup>
      <Typography variant="body2">
        Shown: {layers.join(', ') || 'nothing'}
      </Typography>
    </Stack>
  );
}
