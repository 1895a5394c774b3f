import Box from '@mui/material/Box';
import CircularProgress, {
  circularProgressClasses,
} from '@mui/material/CircularProgress';
import LinearProgress, { linearProgressClasses } from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { keyframes } from '@mui/material/styles';

const pulse = keyframes({ '50%': { opacity: 0.35 } });
const animation = `${pulse} 2.4s ease-in-out infinite`;
const reduced = '@media (prefers-reduced-motion: reduce)';

export default function ProgressReducedMotion() {
  return (
    <Stack spacing={4} sx={{ width: '100%', maxWidth: 360, mx: 'auto' }}>
      <LinearProgress
        aria-label="Loading the map"
        sx={{
          [reduced]: {
            // One full bar that pulses instead of two that move.
            [`& .${linearProgressClasses.bar1Indeterminate}`]: {
              animation,
              right: 0,
            },
            [`& .${linearProgressClasses.bar2Indeterminate}`]: { display: 'none' },
          },
        }}
      />
      <Box sx={{ textAlign: 'center' }}>
        <CircularProgress
          aria-label="Loading the route"
          sx={{
            [reduced]: {
              animation,
              [`& .${circularProgressClasses.circle}`]: {
                animation: 'none',
                strokeDasharray: 'none',
              },
            },
          }}
        />
      </Box>
    </Stack>
  );
}
