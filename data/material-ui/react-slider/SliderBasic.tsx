import * as React from 'react';
import VolumeDownIcon from '@mui/icons-material/VolumeDown';
import VolumeUpIcon from '@mui/icons-material/VolumeUp';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function SliderBasic() {
  const id = React.useId();
  const [volume, setVolume] = React.useState(30);

  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <Typography>
        <span id={id}>Volume</span>: {volume}%
      </Typography>
      <Stack direction="row" spacing={2.5} sx={{ alignItems: 'center' }}>
        <VolumeDownIcon color="action" />
        <Slider
          aria-labelledby={id}
          aria-valuetext={`${volume}%`}
          value={volume}
          onChange={(event, value) => {
            // A slider with several thumbs reports an array.
            if (typeof value === 'number') {
              setVolume(value);
            }
          }}
        />
        <VolumeUpIcon color="action" />
      </Stack>
    </Box>
  );
}
