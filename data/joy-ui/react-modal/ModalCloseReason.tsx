import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal, { type ModalProps } from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function ModalCloseReason() {
  const [open, setOpen] = React.useState(false);
  const [last, setLast] = React.useState('none');

  const handleClose: ModalProps['onClose'] = (_event, reason) => {
    setLast(reason);
    if (reason !== 'backdropClick') setOpen(false);
  };

  return (
    <Stack spacing={1.5} useFlexGap sx={{ alignItems: 'center' }}>
      <Button onClick={() => setOpen(true)}>Count the cash</Button>
      <Typography level="body-sm">Last reason: {last}</Typography>
      <Modal open={open} onClose={handleClose}>
        <ModalDialog sx={{ width: 320 }}>
          <ModalClose aria-label="Close" />
          <DialogTitle>Cash in the drawer</DialogTitle>
          <DialogContent>
            A click beside this dialog does nothing, so that the count isn&apos;t
            lost. Last reason: {last}
          </DialogContent>
        </ModalDialog>
      </Modal>
    </Stack>
  );
}
