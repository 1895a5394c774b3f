import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const total = 8;

export default function ProgressCircularLabel() {
  const [done, setDone] = React.useState(5);
  const percent = Math.round((done / total) * 100);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      {/* All three children share one grid cell. */}
      <Box
        sx={{ display: 'grid', placeItems: 'center', '& > *': { gridArea: '1/1' } }}
      >
        <CircularProgress
          variant="determinate"
          value={100}
          size={88}
          aria-hidden
          sx={{ color: 'action.selected' }}
        />
        <CircularProgress
          variant="determinate"
          value={percent}
          size={88}
          aria-label="Tasks of today"
          aria-valuetext={`${done} of ${total} done`}
        />
        <Typography aria-hidden>{percent}%</Typography>
      </Box>
      <Button onClick={() => setDone(done < total ? done + 1 : 0)}>
        {done < total ? 'Complete a task' : 'Start again'}
      </Button>
    </Stack>
  );
}
