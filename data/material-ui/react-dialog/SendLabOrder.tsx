import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';

const sendLabels = { idle: 'Send order', sending: 'Sending…', failed: 'Try again' };

export default function SendLabOrder() {
  const [open, setOpen] = React.useState(false);
  const [status, setStatus] = React.useState<keyof typeof sendLabels>('idle');
  const attempts = React.useRef(0);
  const busy = status === 'sending';

  React.useEffect(() => {
    if (!busy) {
      return undefined;
    }
    // The fake request: the first attempt fails, later ones work.
    const timer = setTimeout(() => {
      attempts.current += 1;
      if (attempts.current === 1) {
        setStatus('failed');
      } else {
        setOpen(false);
      }
    }, 1500);
    return () => clearTimeout(timer);
  }, [busy]);

  const handleClose = () => setOpen(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Order blood test
      </Button>
      <Dialog
        open={open}
        onClose={busy ? undefined : handleClose}
        TransitionProps={{ onExited: () => setStatus('idle') }}
      >
        <DialogTitle>Order a blood test for Juno?</DialogTitle>
        <DialogContent>
          <DialogContentText>
            The courier collects the sample at 16:00.
          </DialogContentText>
          {status === 'failed' && (
            <Alert severity="error" sx={{ mt: 2 }}>
              The lab did not answer. Nothing has been ordered.
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button disabled={busy} onClick={handleClose}>
            Cancel
          </Button>
          <Button disabled={busy} onClick={() => setStatus('sending')}>
            {sendLabels[status]}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
