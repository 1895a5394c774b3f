import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Snackbar, { type SnackbarCloseReason } from '@mui/material/Snackbar';

export default function OrderUndo() {
  const [cancelled, setCancelled] = React.useState(false);
  const [open, setOpen] = React.useState(false);
  const orderRef = React.useRef<HTMLButtonElement>(null);

  const toggleOrder = () => {
    setCancelled(!cancelled);
    setOpen(!cancelled);
  };
  const undo = () => {
    toggleOrder();
    orderRef.current?.focus();
  };
  const handleClose = (_event: unknown, reason: SnackbarCloseReason) => {
    // A stray click must not take the message away.
    if (reason !== 'clickaway') {
      setOpen(false);
    }
  };

  return (
    <div>
      <Button ref={orderRef} variant="outlined" onClick={toggleOrder}>
        {cancelled ? 'Restore order 118' : 'Cancel order 118'}
      </Button>
      <Snackbar open={open} autoHideDuration={8000} onClose={handleClose}>
        <Alert
          severity="info"
          elevation={6}
          action={
            <Button color="inherit" size="small" onClick={undo}>
              Undo
            </Button>
          }
        >
          Order 118 is cancelled.
        </Alert>
      </Snackbar>
    </div>
  );
}
