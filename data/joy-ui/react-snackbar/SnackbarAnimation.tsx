import * as React from 'react';
import { keyframes } from '@emotion/react';
import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';

const grow = keyframes({ from: { opacity: 0, transform: 'scale(0.8)' } });
const shrink = keyframes({ to: { opacity: 0, transform: 'scale(0.8)' } });
const duration = 600;

export default function SnackbarAnimation() {
  const [open, setOpen] = React.useState(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Add to the shopping list
      </Button>
      <div role="status">
        <Snackbar
          open={open}
          autoHideDuration={5000}
          onClose={() => setOpen(false)}
          animationDuration={duration}
          sx={{
            animation: `${open ? grow : shrink} ${duration}ms ease-out forwards`,
            '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
          }}
        >
          6 eggs added
        </Snackbar>
      </div>
    </>
  );
}
