import { keyframes } from '@emotion/react';
import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const pulse = keyframes({ '50%': { opacity: 0.4 } });

export default function CircularProgressReducedMotion() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center' }}>
      <CircularProgress
        aria-labelledby="recipes-loading"
        sx={{
          '--CircularProgress-circulation':
            '1.4s cubic-bezier(0.5, 0.1, 0.5, 0.9) infinite',
          '@media (prefers-reduced-motion: reduce)': {
            animation: `${pulse} 2.5s ease-in-out infinite`,
            '& circle': { animation: 'none' },
          },
        }}
      />
      <Typography id="recipes-loading">Loading recipes…</Typography>
    </Stack>
  );
}
