import * as React from 'react';
import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CODEC_NUMBER } from '@toolpad/core';
import { useLocalStorageState } from '@toolpad/core/useLocalStorageState';

export default function PersistedStateCodec() {
  const [degrees, setDegrees] = useLocalStorageState('docs-room-degrees', 20, {
    codec: CODEC_NUMBER,
  });

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 300, mx: 'auto' }}>
      <Typography id="room-degrees">
        Room temperature: {degrees === null ? '…' : `${degrees} °C`}
      </Typography>
      <Slider
        aria-labelledby="room-degrees"
        min={15}
        max={25}
        value={degrees ?? 20}
        onChange={(_, value) => setDegrees(Number(value))}
      />
      <Button onClick={() => setDegrees(null)}>Back to 20 °C</Button>
    </Stack>
  );
}
