import * as React from 'react';
import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';

export default function DialogCustomized() {
  const [open, setOpen] = React.useState(false);
  const handleClose = () => setOpen(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Plan and billing
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
        <DialogTitle sx={{ paddingInlineEnd: 8 }}>
          Your plan renews on June 1
        </DialogTitle>
        <DialogContent>
          <DialogContentText>
            We will charge $96 to the card ending in 4417. To change the card or the
            plan, open the settings before that day.
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
