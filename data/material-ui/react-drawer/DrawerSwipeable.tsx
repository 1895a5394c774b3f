import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import SwipeableDrawer from '@mui/material/SwipeableDrawer';
import Typography from '@mui/material/Typography';

export default function DrawerSwipeable() {
  const titleId = React.useId();
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <Button
        variant="contained"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        Order details
      </Button>
      <SwipeableDrawer
        anchor="bottom"
        open={open}
        onOpen={() => setOpen(true)}
        onClose={close}
        // A gesture at the edge would open this demo from the whole page.
        disableSwipeToOpen
        PaperProps={{
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: {
            maxHeight: '80%',
            maxWidth: 520,
            mx: 'auto',
            borderTopLeftRadius: 16,
            borderTopRightRadius: 16,
          },
        }}
      >
        <Box
          sx={{
            width: 40,
            height: 4,
            mt: 1.5,
            mx: 'auto',
            borderRadius: 2,
            bgcolor: 'action.disabled',
          }}
        />
        <Stack spacing={2} sx={{ p: 3, alignItems: 'start' }}>
          <Typography id={titleId} component="h3" variant="h6">
            Order 1042
          </Typography>
          <Typography>
            Two lamps and a desk arrive on Thursday between 9 and 12.
          </Typography>
          <Button variant="contained" onClick={close}>
            Confirm the delivery
          </Button>
          <Button onClick={close}>Not now</Button>
        </Stack>
      </SwipeableDrawer>
    </>
  );
}
