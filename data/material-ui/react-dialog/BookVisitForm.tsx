import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function BookVisitForm() {
  const formId = React.useId();
  const [open, setOpen] = React.useState(false);
  const [booked, setBooked] = React.useState('');
  const handleClose = () => setOpen(false);

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setBooked(`${data.get('patient')}, ${data.get('reason')}`);
    handleClose();
  };

  return (
    <>
      <Stack spacing={1} sx={{ alignItems: 'center' }}>
        <Button variant="contained" onClick={() => setOpen(true)}>
          Book a visit
        </Button>
        <Typography role="status" variant="body2">
          {booked && `Booked: ${booked}`}
        </Typography>
      </Stack>
      <Dialog fullWidth maxWidth="xs" open={open} onClose={handleClose}>
        <DialogTitle>Book a visit</DialogTitle>
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
              name="patient"
              label="Name of the animal"
            />
            <TextField required name="reason" label="Reason for the visit" />
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
