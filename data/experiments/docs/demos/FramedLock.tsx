import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function FramedLock() {
  const [isOpen, setIsOpen] = React.useState(false);

  return (
    <React.Fragment>
      <AppBar position="fixed">
        <Toolbar>
          <Typography sx={{ flexGrow: 1 }}>Lock 4</Typography>
          <Button color="inherit" onClick={() => setIsOpen(true)}>
            Open the lock
          </Button>
        </Toolbar>
      </AppBar>
      <Toolbar />
      <Typography sx={{ p: 3 }}>
        {isOpen ? 'The lock is open.' : 'Waiting for water.'}
      </Typography>
    </React.Fragment>
  );
}
