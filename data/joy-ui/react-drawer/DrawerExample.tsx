import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer, { type DrawerProps, drawerClasses } from '@mui/joy/Drawer';
import ModalClose from '@mui/joy/ModalClose';
import Typography from '@mui/joy/Typography';

/** The drawer opens in a frame instead of the window, so that its props can be changed while it is open. */
export default function DrawerExample(props: Partial<DrawerProps>) {
  const frame = React.useRef<HTMLDivElement>(null);
  const [open, setOpen] = React.useState(false);

  return (
    <Box
      ref={frame}
      sx={{
        position: 'relative',
        // Fixed elements inside are placed in this box.
        transform: 'translate(0)',
        width: '100%',
        height: 340,
        overflow: 'clip',
        display: 'grid',
        placeContent: 'center',
        [`& .${drawerClasses.content}`]: {
          maxWidth: '100%',
          maxHeight: '100%',
          '--DialogContent-color': 'currentColor',
        },
      }}
    >
      <Button variant="outlined" color="neutral" onClick={() => setOpen(true)}>
        Open drawer
      </Button>
      <Drawer
        disablePortal
        disableEnforceFocus
        disableScrollLock
        container={() => frame.current}
        slotProps={{ content: { 'aria-modal': undefined } }}
        {...props}
        open={open}
        onClose={() => setOpen(false)}
      >
        <ModalClose aria-label="Close" />
        <DialogTitle>Order 1042</DialogTitle>
        <DialogContent sx={{ p: 1.5, gap: 1.5 }}>
          <Typography textColor="inherit">Two mugs, one teapot</Typography>
          <div>
            <Button size="sm">Track parcel</Button>
          </div>
        </DialogContent>
      </Drawer>
    </Box>
  );
}
