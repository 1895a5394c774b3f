import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';

export default function DischargeSummary() {
  const [open, setOpen] = React.useState(false);
  const handleClose = () => setOpen(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Show discharge note
      </Button>
      <Dialog open={open} onClose={handleClose}>
        <DialogTitle>Pepper can go home</DialogTitle>
        <DialogContent>
          <DialogContentText>
            Keep the bandage dry for three days. Give one tablet with food each
            morning, and come back on Thursday to have the stitches checked.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={handleClose}>Close</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
