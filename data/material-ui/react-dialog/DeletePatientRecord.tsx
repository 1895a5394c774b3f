import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function DeletePatientRecord() {
  const descriptionId = React.useId();
  const [open, setOpen] = React.useState(false);
  const [deleted, setDeleted] = React.useState(false);
  const handleCancel = () => setOpen(false);

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      {deleted ? (
        <Button onClick={() => setDeleted(false)}>Restore the record</Button>
      ) : (
        <Button color="error" onClick={() => setOpen(true)}>
          Delete Biscuit’s record
        </Button>
      )}
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        {deleted ? 'Record deleted' : 'Record on file'}
      </Typography>
      <Dialog
        open={open}
        onClose={handleCancel}
        aria-describedby={descriptionId}
        PaperProps={{ role: 'alertdialog' }}
      >
        <DialogTitle>Delete Biscuit’s record?</DialogTitle>
        <DialogContent>
          <DialogContentText id={descriptionId}>
            Eleven visits and four lab results will be removed for every colleague.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button autoFocus onClick={handleCancel}>
            Keep record
          </Button>
          <Button
            color="error"
            onClick={() => {
              setDeleted(true);
              setOpen(false);
            }}
          >
            Delete record
          </Button>
        </DialogActions>
      </Dialog>
    </Stack>
  );
}
