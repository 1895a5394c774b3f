import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import ModalClose from '@mui/joy/ModalClose';
import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';

export default function DrawerWidth() {
  const [open, setOpen] = React.useState<'none' | 'bottom' | 'right'>('none');
  const close = () => setOpen('none');

  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="outlined" onClick={() => setOpen('right')}>
        Note, 420px wide
      </Button>
      <Button variant="outlined" onClick={() => setOpen('bottom')}>
        Cookies, as high as the text
      </Button>
      <Drawer
        anchor="right"
        open={open === 'right'}
        onClose={close}
        slotProps={{ content: { 'aria-describedby': undefined } }}
        sx={{ '--Drawer-horizontalSize': '420px' }}
      >
        <ModalClose aria-label="Close" />
        <DialogTitle>Note for the kitchen</DialogTitle>
        <FormControl sx={{ p: 1.5 }}>
          <FormLabel>Note</FormLabel>
          <Textarea minRows={4} />
        </FormControl>
      </Drawer>
      <Drawer
        anchor="bottom"
        open={open === 'bottom'}
        onClose={close}
        slotProps={{ content: { sx: { height: 'auto', maxHeight: '80vh' } } }}
      >
        <ModalClose aria-label="Close" />
        <DialogTitle>Cookies</DialogTitle>
        <DialogContent sx={{ px: 1.5, pb: 2 }}>
          One cookie remembers your language. There are no others.
        </DialogContent>
      </Drawer>
    </Stack>
  );
}
