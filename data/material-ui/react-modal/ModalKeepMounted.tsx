import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';

export default function ModalKeepMounted() {
  const [keepMounted, setKeepMounted] = React.useState(true);
  const [open, setOpen] = React.useState(false);

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <FormControlLabel
        label="keepMounted"
        control={
          <Switch
            checked={keepMounted}
            onChange={(event) => setKeepMounted(event.target.checked)}
          />
        }
      />
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Edit the packing list
      </Button>
      <Modal keepMounted={keepMounted} open={open} onClose={() => setOpen(false)}>
        <Paper
          role="dialog"
          aria-modal="true"
          aria-label="Packing list"
          sx={{ mx: 'auto', mt: 10, p: 3, width: 'min(100%, 320px)', outline: 0 }}
        >
          <TextField
            fullWidth
            multiline
            minRows={3}
            label="To pack"
            defaultValue="Passport"
            sx={{ mb: 2 }}
          />
          <Button onClick={() => setOpen(false)}>Close</Button>
        </Paper>
      </Modal>
    </Stack>
  );
}
