import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Modal, { type ModalProps } from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function ModalCloseReasons() {
  const [open, setOpen] = React.useState(false);
  const [text, setText] = React.useState('');
  const [isWarned, setWarned] = React.useState(false);

  const finish = () => {
    setOpen(false);
    setWarned(false);
    setText('');
  };

  const handleClose: ModalProps['onClose'] = (event, reason) => {
    if (reason === 'backdropClick' && text !== '') {
      setWarned(true);
    } else {
      finish();
    }
  };

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Write a review
      </Button>
      <Modal open={open} onClose={handleClose}>
        <Paper
          role="dialog"
          aria-modal="true"
          aria-label="Review of the hotel"
          sx={{ mx: 'auto', mt: 8, p: 3, width: 'min(100%, 360px)', outline: 0 }}
        >
          <Stack spacing={2}>
            <TextField
              autoFocus
              multiline
              label="Your stay"
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
            {isWarned && (
              <Alert severity="warning">Send or discard the review.</Alert>
            )}
            <Button variant="contained" onClick={finish}>
              Send
            </Button>
            <Button onClick={finish}>Discard</Button>
          </Stack>
        </Paper>
      </Modal>
    </>
  );
}
