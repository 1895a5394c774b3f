import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const temperatures = [24, 26, 23];

export default function ProgressRegion() {
  const id = React.useId();
  const [updates, setUpdates] = React.useState(0);
  const [busy, setBusy] = React.useState(false);

  React.useEffect(() => {
    if (!busy) {
      return undefined;
    }
    const timer = setTimeout(() => {
      setUpdates((previous) => previous + 1);
      setBusy(false);
    }, 2000);
    return () => clearTimeout(timer);
  }, [busy]);

  return (
    <Box sx={{ width: '100%', maxWidth: 320, mx: 'auto' }}>
      <Paper
        variant="outlined"
        role="region"
        aria-label="Weather"
        aria-busy={busy}
        aria-describedby={busy ? id : undefined}
        sx={{ position: 'relative', p: 2, mb: 1 }}
      >
        <Box sx={{ opacity: busy ? 0.4 : 1 }}>
          <Typography variant="body2">Lisbon</Typography>
          <Typography variant="h5" component="p">
            <bdi>{temperatures[updates % temperatures.length]} °C</bdi>
          </Typography>
        </Box>
        {busy && (
          <Box
            sx={{
              position: 'absolute',
              inset: 0,
              display: 'grid',
              placeItems: 'center',
            }}
          >
            <CircularProgress id={id} size={32} aria-label="Loading the weather" />
          </Box>
        )}
      </Paper>
      <Button aria-disabled={busy} onClick={() => setBusy(true)}>
        Update
      </Button>
    </Box>
  );
}
