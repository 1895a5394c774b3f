import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogActions from '@mui/joy/DialogActions';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';

export default function ModalBottomSheet() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <Button variant="outlined" color="neutral" onClick={() => setOpen(true)}>
        Share file
      </Button>
      <Modal open={open} onClose={close}>
        <ModalDialog
          sx={(theme) => ({
            width: 380,
            [theme.breakpoints.only('xs')]: {
              top: 'auto',
              bottom: 0,
              insetInline: 0,
              width: 'auto',
              maxWidth: 'none',
              transform: 'none',
              borderEndStartRadius: 0,
              borderEndEndRadius: 0,
            },
          })}
        >
          <DialogTitle>Share floor-plan.pdf</DialogTitle>
          <DialogContent>
            Everyone with the link can view the file until April 30.
          </DialogContent>
          <DialogActions
            sx={(theme) => ({
              [theme.breakpoints.only('xs')]: {
                flexDirection: 'column',
                alignItems: 'stretch',
              },
            })}
          >
            <Button onClick={close}>Copy link</Button>
            <Button variant="plain" color="neutral" onClick={close}>
              Cancel
            </Button>
          </DialogActions>
        </ModalDialog>
      </Modal>
    </>
  );
}
