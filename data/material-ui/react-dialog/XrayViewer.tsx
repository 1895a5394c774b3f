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

// Outside the component: a new function on each render would restart the transition.
const SlideUp = React.forwardRef<unknown, SlideProps>(function SlideUp(props, ref) {
  return <Slide ref={ref} {...props} direction="up" />;
});

export default function XrayViewer() {
  const [open, setOpen] = React.useState(false);
  const handleClose = () => setOpen(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        View X-ray
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
              aria-label="Close X-ray"
              onClick={handleClose}
            >
              <CloseIcon />
            </IconButton>
            <DialogTitle sx={{ p: 0 }}>Otis, left foreleg</DialogTitle>
          </Toolbar>
        </AppBar>
        <Box sx={{ display: 'grid', placeItems: 'center', flex: 1, p: 3 }}>
          <Box
            component="svg"
            role="img"
            aria-label="A long bone with a thin crack across its middle"
            viewBox="0 0 80 200"
            sx={{ height: '60vh', maxWidth: '100%', fill: 'currentColor' }}
          >
            <path d="M28 40a14 14 0 1 1 12-20 14 14 0 1 1 12 20v50l-24 8zM28 106l24-8v62a14 14 0 1 1-12 20 14 14 0 1 1-12-20z" />
          </Box>
        </Box>
      </Dialog>
    </>
  );
}
