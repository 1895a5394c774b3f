import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';

export default function DialogUnsaved() {
  const [open, setOpen] = React.useState(false);
  const [asking, setAsking] = React.useState(false);
  const [message, setMessage] = React.useState('');

  const closeAll = () => {
    setAsking(false);
    setOpen(false);
  };
  const requestClose = () => (message.trim() === '' ? closeAll() : setAsking(true));

  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        Reply to Nora
      </Button>
      <Dialog
        fullWidth
        open={open}
        onClose={(event, reason) => {
          // A click beside the dialog does nothing; Esc asks first.
          if (reason !== 'backdropClick') {
            requestClose();
          }
        }}
        TransitionProps={{ onExited: () => setMessage('') }}
      >
        <DialogTitle>Re: Lunch on Friday</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            fullWidth
            multiline
            minRows={3}
            margin="dense"
            label="Message"
            value={message}
            onChange={(event) => setMessage(event.target.value)}
          />
          <Dialog open={asking} onClose={() => setAsking(false)}>
            <DialogTitle>Discard this message?</DialogTitle>
            <DialogActions>
              <Button autoFocus onClick={() => setAsking(false)}>
                Keep writing
              </Button>
              <Button onClick={closeAll}>Discard</Button>
            </DialogActions>
          </Dialog>
        </DialogContent>
        <DialogActions>
          <Button onClick={requestClose}>Cancel</Button>
          <Button onClick={closeAll}>Send</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
