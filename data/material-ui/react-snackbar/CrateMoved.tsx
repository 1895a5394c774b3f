import * as React from 'react';
import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Snackbar from '@mui/material/Snackbar';

export default function CrateMoved() {
  const buttonRef = React.useRef<HTMLButtonElement>(null);
  const snackbarRef = React.useRef<HTMLDivElement>(null);
  const [open, setOpen] = React.useState(false);

  const close = () => {
    // Focus must not disappear together with the close button.
    if (snackbarRef.current?.contains(document.activeElement)) {
      buttonRef.current?.focus();
    }
    setOpen(false);
  };

  return (
    <>
      <Button ref={buttonRef} variant="outlined" onClick={() => setOpen(true)}>
        Move the crates to the press
      </Button>
      <Snackbar
        ref={snackbarRef}
        open={open}
        autoHideDuration={6000}
        onClose={close}
        message="12 crates moved"
        action={
          <IconButton aria-label="Close" color="inherit" onClick={close}>
            <CloseIcon />
          </IconButton>
        }
      />
    </>
  );
}
