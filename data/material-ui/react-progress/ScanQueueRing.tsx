import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const total = 12;

export default function ScanQueueRing() {
  const [done, setDone] = React.useState(5);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Box
        sx={{ display: 'grid', placeItems: 'center', '& > *': { gridArea: '1/1' } }}
      >
        {/* The track: a full ring below the real one. */}
        <CircularProgress
          variant="determinate"
          value={100}
          size={96}
          aria-hidden
          sx={{ color: 'action.selected' }}
        />
        <CircularProgress
          variant="determinate"
          value={(done / total) * 100}
          size={96}
          aria-label="Sheets scanned"
          aria-valuetext={`${done} of ${total}`}
        />
        <Typography aria-hidden>{`${done} / ${total}`}</Typography>
      </Box>
      <Button onClick={() => setDone(done < total ? done + 1 : 0)}>
        {done < total ? 'Scan next sheet' : 'New folder'}
      </Button>
    </Stack>
  );
}
