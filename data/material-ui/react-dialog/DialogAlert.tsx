import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function DialogAlert() {
  const descriptionId = React.useId();
  const [open, setOpen] = React.useState(false);
  const [deleted, setDeleted] = React.useState(false);
  const handleCancel = () => setOpen(false);

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Button
        variant="outlined"
        color={deleted ? 'primary' : 'error'}
        onClick={() => (deleted ? setDeleted(false) : setOpen(true))}
      >
        {deleted ? 'Restore the folder' : 'Delete the folder'}
      </Button>
      <Typography role="status" variant="body2">
        Summer photos {deleted ? '(deleted)' : '(214 files)'}
      </Typography>
      <Dialog
        open={open}
        onClose={handleCancel}
        aria-describedby={descriptionId}
        PaperProps={{ role: 'alertdialog' }}
      >
        <DialogTitle>Delete “Summer photos”?</DialogTitle>
        <DialogContent>
          <DialogContentText id={descriptionId}>
            All 214 files in the folder will be deleted for you and for the four
            people who share it with you.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button autoFocus onClick={handleCancel}>
            Keep folder
          </Button>
          <Button
            variant="contained"
            color="error"
            // White text on the default red of dark mode is hard to read.
            sx={(theme) => theme.applyStyles('dark', { bgcolor: 'error.dark' })}
            onClick={() => {
              setDeleted(true);
              setOpen(false);
            }}
          >
            Delete folder
          </Button>
        </DialogActions>
      </Dialog>
    </Stack>
  );
}
