import * as React from 'react';
import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';

export default function CalmReminder() {
  const [open, setOpen] = React.useState(false);
  const handleClose = () => setOpen(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Show the reminder
      </Button>
      <Dialog
        open={open}
        onClose={handleClose}
        maxWidth="xs"
        PaperProps={{
          elevation: 0,
          sx: { borderRadius: 4, border: 1, borderColor: 'divider' },
        }}
        slotProps={{ backdrop: { sx: { backdropFilter: 'blur(6px)' } } }}
      >
        <DialogTitle sx={{ paddingInlineEnd: 8 }}>Rabies booster due</DialogTitle>
        <DialogContent>
          <DialogContentText>
            Saffron had the last dose three years ago. The clinic keeps a slot free
            on the 12th of March.
          </DialogContentText>
        </DialogContent>
        <IconButton
          aria-label="Close"
          onClick={handleClose}
          sx={{ position: 'absolute', insetInlineEnd: 12, top: 12 }}
        >
          <CloseIcon />
        </IconButton>
      </Dialog>
    </>
  );
}
