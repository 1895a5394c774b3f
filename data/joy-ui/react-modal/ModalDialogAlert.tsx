import * as React from 'react';
import WarningRounded from '@mui/icons-material/WarningRounded';
import Button from '@mui/joy/Button';
import DialogActions from '@mui/joy/DialogActions';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Divider from '@mui/joy/Divider';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';

export default function ModalDialogAlert() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <Button variant="soft" color="danger" onClick={() => setOpen(true)}>
        Void invoice
      </Button>
      <Modal open={open} onClose={close}>
        <ModalDialog role="alertdialog" sx={{ width: 380 }}>
          <DialogTitle>
            <WarningRounded />
            Void invoice 2207?
          </DialogTitle>
          <Divider />
          <DialogContent>
            The customer gets a credit note of €310. You can&apos;t undo this.
          </DialogContent>
          <DialogActions>
            <Button color="danger" onClick={close}>
              Void invoice
            </Button>
            <Button autoFocus variant="plain" color="neutral" onClick={close}>
              Keep it
            </Button>
          </DialogActions>
        </ModalDialog>
      </Modal>
    </>
  );
}
