import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import ModalClose from '@mui/joy/ModalClose';

export default function DrawerTransition() {
  const [open, setOpen] = React.useState(false);

  return (
    <>
      <Button variant="soft" onClick={() => setOpen(true)}>
        Flight status
      </Button>
      <Drawer
        anchor="top"
        open={open}
        onClose={() => setOpen(false)}
        sx={{
          '--Drawer-transitionDuration': open ? '0.5s' : '0.15s',
          '--Drawer-transitionFunction': open
            ? 'cubic-bezier(0.2, 1.1, 0.4, 1)'
            : 'ease-in',
          '--Drawer-verticalSize': '160px',
          '@media (prefers-reduced-motion: reduce)': {
            '--Drawer-transitionDuration': '0s',
          },
        }}
      >
        <ModalClose aria-label="Close" />
        <DialogTitle>LX 1954 is on time</DialogTitle>
        <DialogContent sx={{ px: 1.5 }}>Boarding at gate B27, 10:40</DialogContent>
      </Drawer>
    </>
  );
}
