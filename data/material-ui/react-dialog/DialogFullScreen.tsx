import * as React from 'react';
import CloseIcon from '@mui/icons-material/Close';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Slide, { type SlideProps } from '@mui/material/Slide';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

// Defined outside: a new function on each render would restart the transition.
const SlideUp = React.forwardRef<unknown, SlideProps>(function SlideUp(props, ref) {
  return <Slide ref={ref} {...props} direction="up" />;
});

const barcode =
  'M0 0h3v60H0zM6 0h1v60H6zM10 0h5v60h-5zM18 0h1v60h-1zM22 0h3v60h-3zM30 0h2v60h-2zM35 0h5v60h-5zM43 0h1v60h-1zM48 0h3v60h-3zM54 0h1v60h-1zM58 0h2v60h-2zM64 0h5v60h-5zM72 0h1v60h-1zM76 0h4v60h-4z';

export default function DialogFullScreen() {
  const [open, setOpen] = React.useState(false);
  const handleClose = () => setOpen(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Show the boarding pass
      </Button>
      <Dialog
        fullScreen
        open={open}
        onClose={handleClose}
        TransitionComponent={SlideUp}
      >
        <AppBar position="sticky">
          <Toolbar sx={{ gap: 2 }}>
            <IconButton
              edge="start"
              color="inherit"
              aria-label="Close the boarding pass"
              onClick={handleClose}
            >
              <CloseIcon />
            </IconButton>
            <DialogTitle sx={{ p: 0 }}>Lisbon to Oslo</DialogTitle>
          </Toolbar>
        </AppBar>
        <Box sx={{ m: 'auto', p: 2, textAlign: 'center' }}>
          <Typography variant="h4" component="p" gutterBottom>
            Gate B14, seat 22A
          </Typography>
          <Box
            component="svg"
            role="img"
            aria-label="Barcode"
            viewBox="-8 -8 96 76"
            // Scanners need dark bars on a light ground, in both modes.
            sx={{ width: 1, maxWidth: 480, bgcolor: 'common.white' }}
          >
            <path d={barcode} />
          </Box>
        </Box>
      </Dialog>
    </>
  );
}
