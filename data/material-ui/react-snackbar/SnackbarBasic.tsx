import * as React from 'react';
import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Snackbar from '@mui/material/Snackbar';

export default function SnackbarBasic() {
  const buttonRef = React.useRef<HTMLButtonElement>(null);
  const snackbarRef = React.useRef<HTMLDivElement>(null);
  const [open, setOpen] = React.useState(false);

  const close = () => {
    // The focus must not disappear together with the close button.
    if (snackbarRef.current?.contains(document.activeElement)) {
      buttonRef.current?.focus();
    }
    setOpen(false);
  };

  return (
    <>
      <Button ref={buttonRef} variant="outlined" onClick={() => setOpen(true)}>
        Save the draft
      </Button>
      <Snackbar
        ref={snackbarRef}
        open={open}
        autoHideDuration={6000}
        onClose={close}
        message="Draft saved"
        action={
          <IconButton aria-label="Close" color="inherit" onClick={close}>
            <CloseIcon />
          </IconButton>
        }
      />
    </>
  );
}
