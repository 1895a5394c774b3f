import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogActions from '@mui/joy/DialogActions';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';

type Step = 'closed' | 'task' | 'confirm';

export default function ModalNested() {
  const [step, setStep] = React.useState<Step>('closed');
  const close = () => setStep('closed');

  return (
    <>
      <Button variant="outlined" color="neutral" onClick={() => setStep('task')}>
        Open task
      </Button>
      <Modal open={step !== 'closed'} onClose={close}>
        <ModalDialog sx={{ width: 400 }}>
          <ModalClose aria-label="Close task" />
          <DialogTitle>Order new name badges</DialogTitle>
          <DialogContent>Due on March 14, assigned to Sara Lind.</DialogContent>
          <DialogActions>
            <Button variant="soft" color="danger" onClick={() => setStep('confirm')}>
              Delete task…
            </Button>
          </DialogActions>
          <Modal
            open={step === 'confirm'}
            onClose={() => setStep('task')}
            slotProps={{ backdrop: { sx: { backdropFilter: 'none' } } }}
          >
            <ModalDialog role="alertdialog" size="sm">
              <DialogTitle>Delete this task?</DialogTitle>
              <DialogContent>Its two comments are deleted, too.</DialogContent>
              <DialogActions>
                <Button size="sm" color="danger" onClick={close}>
                  Delete
                </Button>
                <Button
                  autoFocus
                  size="sm"
                  variant="plain"
                  color="neutral"
                  onClick={() => setStep('task')}
                >
                  Back
                </Button>
              </DialogActions>
            </ModalDialog>
          </Modal>
        </ModalDialog>
      </Modal>
    </>
  );
}
