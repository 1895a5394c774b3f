import * as React from 'react';
import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function LegendRefresh() {
  const id = React.useId();
  const [edition, setEdition] = React.useState(3);
  const [busy, setBusy] = React.useState(false);

  React.useEffect(() => {
    if (!busy) {
      return undefined;
    }
    const timer = setTimeout(() => {
      setEdition((previous) => previous + 1);
      setBusy(false);
    }, 2000);
    return () => clearTimeout(timer);
  }, [busy]);

  return (
    <Box sx={{ width: '100%', maxWidth: 320, mx: 'auto' }}>
      <Paper
        variant="outlined"
        role="region"
        aria-label="Legend"
        aria-busy={busy}
        aria-describedby={busy ? id : undefined}
        sx={{ position: 'relative', p: 2, mb: 1 }}
      >
        <Box sx={{ opacity: busy ? 0.4 : 1 }}>
          <Typography>Edition {edition}</Typography>
          <Typography variant="body2">Marsh, ford, mill, lime kiln</Typography>
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
            <CircularProgress id={id} size={32} aria-label="Loading the legend" />
          </Box>
        )}
      </Paper>
      <Button aria-disabled={busy} onClick={() => setBusy(true)}>
        Next edition
      </Button>
    </Box>
  );
}
