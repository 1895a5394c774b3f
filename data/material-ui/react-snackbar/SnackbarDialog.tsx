import * as React from 'react';
import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Snackbar from '@mui/material/Snackbar';

export default function SnackbarDialog() {
  const id = React.useId();
  const [open, setOpen] = React.useState(false);
  const [copied, setCopied] = React.useState(false);

  const close = () => {
    setOpen(false);
    setCopied(false);
  };

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Share the album
      </Button>
      <Dialog open={open} onClose={close} aria-labelledby={id}>
        <DialogTitle id={id}>Share the album</DialogTitle>
        <DialogContent>
          <DialogContentText>Anyone with the link can see it.</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setCopied(true)}>Copy the link</Button>
          <Button onClick={close}>Done</Button>
        </DialogActions>
        {/* Inside the dialog, so that it is announced and can be focused. */}
        <Snackbar
          open={copied}
          autoHideDuration={6000}
          onClose={(event, reason) => {
            if (reason !== 'clickaway') {
              setCopied(false);
            }
          }}
          message="Link copied"
          action={
            <IconButton
              aria-label="Close"
              color="inherit"
              size="small"
              onClick={() => setCopied(false)}
            >
              <CloseIcon fontSize="small" />
            </IconButton>
          }
        />
      </Dialog>
    </>
  );
}
