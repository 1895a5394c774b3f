import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal, { modalClasses } from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog, { modalDialogClasses } from '@mui/joy/ModalDialog';

export default function ModalTransition() {
  const [open, setOpen] = React.useState(false);

  return (
    <>
      <Button variant="soft" onClick={() => setOpen(true)}>
        Preview badge
      </Button>
      <Modal
        keepMounted
        open={open}
        onClose={() => setOpen(false)}
        sx={{
          '--fade': '250ms',
          '@media (prefers-reduced-motion: reduce)': { '--fade': '0ms' },
          [`& .${modalClasses.backdrop}`]: { transition: 'opacity var(--fade)' },
          [`& .${modalDialogClasses.root}`]: {
            transition: 'opacity var(--fade), translate var(--fade)',
          },
          // Closed: still visible until the dialog has faded out.
          [`&.${modalClasses.hidden}`]: {
            transition: 'visibility 0s var(--fade)',
            [`& .${modalClasses.backdrop}`]: { opacity: 0 },
            [`& .${modalDialogClasses.root}`]: {
              opacity: 0,
              translate: '0 24px',
            },
          },
        }}
      >
        <ModalDialog>
          <ModalClose aria-label="Close" />
          <DialogTitle>Omar Haddad</DialogTitle>
          <DialogContent>Warehouse, early shift</DialogContent>
        </ModalDialog>
      </Modal>
    </>
  );
}
