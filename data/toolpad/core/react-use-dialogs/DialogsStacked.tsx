import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { DialogProps } from '@toolpad/core/useDialogs';
import { DialogsProvider, useDialogs } from '@toolpad/core/useDialogs';

function NoteDialog({ open, payload, onClose }: DialogProps<string, string>) {
  const dialogs = useDialogs();
  const [note, setNote] = React.useState(payload);

  const leave = async () => {
    const leaves =
      note === payload ||
      (await dialogs.confirm('Your changes are not saved.', {
        title: 'Discard changes?',
        okText: 'Discard',
      }));
    if (leaves) {
      onClose(payload);
    }
  };

  return (
    <Dialog open={open} onClose={leave} fullWidth maxWidth="xs">
      <DialogTitle>Note for the courier</DialogTitle>
      <DialogContent>
        <TextField
          id="courier-note"
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
        <Button onClick={leave}>Cancel</Button>
        <Button onClick={() => onClose(note)}>Save</Button>
      </DialogActions>
    </Dialog>
  );
}

function NoteButton() {
  const dialogs = useDialogs();
  const [note, setNote] = React.useState('Please ring at the back door.');

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Typography role="status">{note}</Typography>
      <Button
        variant="outlined"
        onClick={async () => setNote(await dialogs.open(NoteDialog, note))}
      >
        Edit note
      </Button>
    </Stack>
  );
}

export default function DialogsStacked() {
  return (
    <DialogsProvider>
      <NoteButton />
    </DialogsProvider>
  );
}
