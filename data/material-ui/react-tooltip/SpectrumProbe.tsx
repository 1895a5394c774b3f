import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

const levels = [12, 30, 52, 74, 96, 88, 61, 47, 55, 38, 24, 16, 9, 5];

export default function SpectrumProbe() {
  const [band, setBand] = React.useState(0);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 420, mx: 'auto' }}>
      <Tooltip followCursor title={`Band ${band + 1}: ${levels[band]} %`}>
        <Box
          role="img"
          aria-label="Spectrum of the studio microphone"
          sx={{
            display: 'flex',
            alignItems: 'flex-end',
            height: 120,
            color: 'primary.main',
          }}
        >
          {levels.map((level, index) => (
            <Box
              key={index}
              onMouseEnter={() => setBand(index)}
              sx={{
                flex: 1,
                height: '100%',
                display: 'flex',
                alignItems: 'flex-end',
              }}
            >
              <Box
                sx={{ width: '80%', height: `${level}%`, bgcolor: 'currentColor' }}
              />
            </Box>
          ))}
        </Box>
      </Tooltip>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        The loudest band is number 5, at 96 %.
      </Typography>
    </Stack>
  );
}
