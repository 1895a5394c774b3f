import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Snackbar, { type SnackbarCloseReason } from '@mui/material/Snackbar';

export default function AlertSnackbar() {
  const [canceled, setCanceled] = React.useState(false);
  const [open, setOpen] = React.useState(false);
  const orderRef = React.useRef<HTMLButtonElement>(null);

  const toggleOrder = () => {
    setCanceled(!canceled);
    setOpen(!canceled);
  };
  const undo = () => {
    toggleOrder();
    orderRef.current?.focus();
  };
  const handleClose = (_event: unknown, reason: SnackbarCloseReason) => {
    // A click elsewhere should not hide the message.
    if (reason !== 'clickaway') {
      setOpen(false);
    }
  };

  return (
    <div>
      <Button ref={orderRef} variant="outlined" onClick={toggleOrder}>
        {canceled ? 'Restore order 1042' : 'Cancel order 1042'}
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
          Order 1042 is canceled.
        </Alert>
      </Snackbar>
    </div>
  );
}
