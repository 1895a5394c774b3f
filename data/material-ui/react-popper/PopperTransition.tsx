import * as React from 'react';
import Button from '@mui/material/Button';
import Grow from '@mui/material/Grow';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Typography from '@mui/material/Typography';

export default function PopperTransition() {
  const [open, setOpen] = React.useState(false);
  const [button, setButton] = React.useState<HTMLButtonElement | null>(null);

  return (
    <>
      <Button
        ref={setButton}
        aria-expanded={open}
        onClick={() => setOpen((previous) => !previous)}
      >
        Opening hours
      </Button>
      <Popper
        transition
        open={open}
        anchorEl={button}
        placement="top"
        role="status"
        sx={{ zIndex: 'tooltip' }}
      >
        {({ placement, TransitionProps }) => (
          <Grow
            {...TransitionProps}
            style={{
              transformOrigin: placement === 'top' ? 'center bottom' : 'center top',
            }}
          >
            <Paper elevation={4} sx={{ p: 2, m: 1 }}>
              <Typography component="div" variant="subtitle2">
                Library
              </Typography>
              Monday to Friday, 9:00 to 19:00
            </Paper>
          </Grow>
        )}
      </Popper>
    </>
  );
}
