import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import type { DialogProps } from '@toolpad/core/useDialogs';
import { DialogsProvider, useDialogs } from '@toolpad/core/useDialogs';

function NoteDialog({ open, payload, onClose }: DialogProps<string, string>) {
  const dialogs = useDialogs();
  const [note, setNote] = React.useState(payload);

  const leave = async () => {
    const unchanged = note === payload;
    if (unchanged || (await dialogs.confirm('Throw away what you typed?'))) {
      onClose(payload);
    }
  };

  return (
    <Dialog open={open} onClose={leave} fullWidth maxWidth="xs">
      <DialogTitle>Note for the next shift</DialogTitle>
      <DialogContent>
        <TextField
          id="shift-note-text"
          label="Note"
          multiline
          minRows={3}
          fullWidth
          margin="dense"
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={leave}>Leave</Button>
        <Button onClick={() => onClose(note)}>Save</Button>
      </DialogActions>
    </Dialog>
  );
}

function NoteButton() {
  const dialogs = useDialogs();
  const [note, setNote] = React.useState('Microfilm reader 2 flickers.');

  return (
    <div style={{ textAlign: 'center' }}>
      <p role="status">{note}</p>
      <Button
        variant="outlined"
        onClick={async () => setNote(await dialogs.open(NoteDialog, note))}
      >
        Edit the note
      </Button>
    </div>
  );
}

export default function ShiftNote() {
  return (
    <DialogsProvider>
      <NoteButton />
    </DialogsProvider>
  );
}
