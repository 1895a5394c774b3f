import * as React from 'react';
import CheckIcon from '@mui/icons-material/Check';
import DownloadIcon from '@mui/icons-material/Download';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const messages = { idle: '', busy: 'Downloading…', done: 'Invoice downloaded.' };

export default function ProgressButton() {
  const [state, setState] = React.useState<keyof typeof messages>('idle');
  const busy = state === 'busy';

  React.useEffect(() => {
    if (!busy) {
      return undefined;
    }
    const timer = setTimeout(() => setState('done'), 2500);
    return () => clearTimeout(timer);
  }, [busy]);

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      {/* Button and ring share one grid cell. */}
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 70,
          height: 70,
          '& > *': { gridArea: '1/1' },
        }}
      >
        <Fab
          color={state === 'done' ? 'success' : 'primary'}
          aria-label="Download the invoice"
          aria-disabled={busy}
          onClick={() => setState('busy')}
        >
          {state === 'done' ? <CheckIcon /> : <DownloadIcon />}
        </Fab>
        {busy && (
          <CircularProgress
            size={70}
            thickness={3}
            aria-label="Downloading the invoice"
          />
        )}
      </Box>
      <Typography role="status" variant="body2" sx={{ minHeight: 20 }}>
        {messages[state]}
      </Typography>
    </Stack>
  );
}
