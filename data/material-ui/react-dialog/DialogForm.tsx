import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function DialogForm() {
  const formId = React.useId();
  const [open, setOpen] = React.useState(false);
  const [booked, setBooked] = React.useState('');
  const handleClose = () => setOpen(false);

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setBooked(`Booked: a table for ${data.get('guests')}, ${data.get('name')}`);
    handleClose();
  };

  return (
    <>
      <Stack spacing={1} sx={{ alignItems: 'center' }}>
        <Button variant="contained" onClick={() => setOpen(true)}>
          Book a table
        </Button>
        <Typography role="status" variant="body2">
          {booked || 'No table booked'}
        </Typography>
      </Stack>
      <Dialog fullWidth maxWidth="xs" open={open} onClose={handleClose}>
        <DialogTitle>Book a table</DialogTitle>
        <DialogContent>
          <Stack
            component="form"
            id={formId}
            spacing={2}
            onSubmit={handleSubmit}
            sx={{ pt: 1 }}
          >
            <TextField
              autoFocus
              required
              name="name"
              label="Name"
              autoComplete="name"
            />
            <TextField
              required
              name="guests"
              label="Guests"
              type="number"
              defaultValue={2}
              slotProps={{ htmlInput: { min: 1, max: 8 } }}
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={handleClose}>Cancel</Button>
          <Button type="submit" form={formId}>
            Book
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
