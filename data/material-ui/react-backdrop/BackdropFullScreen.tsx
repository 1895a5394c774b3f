import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Backdrop from '@mui/material/Backdrop';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function BackdropFullScreen() {
  const [state, setState] = React.useState<'ready' | 'busy' | 'done'>('ready');
  const isBusy = state === 'busy';

  React.useEffect(() => {
    if (!isBusy) {
      return undefined;
    }
    // Stands for the work of your server.
    const timer = setTimeout(() => setState('done'), 2500);
    return () => clearTimeout(timer);
  }, [isBusy]);

  return (
    <>
      <AppBar position="static">
        <Toolbar>
          <Typography component="h1" variant="h6">
            Contacts
          </Typography>
        </Toolbar>
      </AppBar>
      <Box component="main" aria-busy={isBusy} sx={{ p: 3 }}>
        <Button variant="outlined" onClick={() => setState('busy')}>
          Import contacts
        </Button>
        <Typography role="status" sx={{ mt: 2 }}>
          {state === 'busy' && 'Importing 240 contacts…'}
          {state === 'done' && '240 contacts have been imported.'}
        </Typography>
      </Box>
      <Backdrop
        open={isBusy}
        sx={(theme) => ({ zIndex: theme.zIndex.drawer + 1, color: 'common.white' })}
      >
        <CircularProgress color="inherit" />
      </Backdrop>
    </>
  );
}
