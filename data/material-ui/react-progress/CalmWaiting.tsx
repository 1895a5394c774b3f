import Box from '@mui/material/Box';
import CircularProgress, {
  circularProgressClasses,
} from '@mui/material/CircularProgress';
import LinearProgress, { linearProgressClasses } from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { keyframes } from '@mui/material/styles';

const breathe = keyframes({ '50%': { opacity: 0.35 } });
const animation = `${breathe} 2.4s ease-in-out infinite`;
const reduced = '@media (prefers-reduced-motion: reduce)';

export default function CalmWaiting() {
  return (
    <Stack spacing={4} sx={{ width: '100%', maxWidth: 360, mx: 'auto' }}>
      <LinearProgress
        aria-label="Loading tiles"
        sx={{
          [reduced]: {
            // A full bar that breathes, in place of two that run.
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
          aria-label="Loading sheet 9"
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
