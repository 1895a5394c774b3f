import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';

export default function UnsavedVisitNotes() {
  const [open, setOpen] = React.useState(false);
  const [asking, setAsking] = React.useState(false);
  const [note, setNote] = React.useState('');

  const closeAll = () => {
    setAsking(false);
    setOpen(false);
  };
  const requestClose = () => (note.trim() === '' ? closeAll() : setAsking(true));

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Write visit notes
      </Button>
      <Dialog
        fullWidth
        open={open}
        onClose={(event, reason) => {
          // A stray click beside the dialog does nothing; Escape asks first.
          if (reason !== 'backdropClick') {
            requestClose();
          }
        }}
        TransitionProps={{ onExited: () => setNote('') }}
      >
        <DialogTitle>Visit notes for Clover</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            fullWidth
            multiline
            minRows={3}
            margin="dense"
            label="Findings"
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
          <Dialog open={asking} onClose={() => setAsking(false)}>
            <DialogTitle>Throw these notes away?</DialogTitle>
            <DialogActions>
              <Button autoFocus onClick={() => setAsking(false)}>
                Go on writing
              </Button>
              <Button color="error" onClick={closeAll}>
                Throw away
              </Button>
            </DialogActions>
          </Dialog>
        </DialogContent>
        <DialogActions>
          <Button onClick={requestClose}>Cancel</Button>
          <Button onClick={closeAll}>Save</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
