import * as React from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function ModalBasic() {
  const [open, setOpen] = React.useState(false);
  const id = React.useId();

  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        Show pickup code
      </Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'center',
          p: 2,
        }}
      >
        <Paper
          role="dialog"
          aria-modal="true"
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-text`}
          sx={{ p: 3, textAlign: 'center', outline: 0 }}
        >
          <Typography id={`${id}-title`} component="h3" variant="h6">
            Pickup code 4815
          </Typography>
          <Typography id={`${id}-text`} sx={{ my: 2 }}>
            Show it at the counter until 18:00.
          </Typography>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </Paper>
      </Modal>
    </>
  );
}
