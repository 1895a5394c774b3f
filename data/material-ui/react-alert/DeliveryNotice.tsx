import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';

export default function DeliveryNotice() {
  const [open, setOpen] = React.useState(true);
  const toggleRef = React.useRef<HTMLButtonElement>(null);

  const handleClose = () => {
    setOpen(false);
    // The close button goes away, so the focus needs a new place.
    toggleRef.current?.focus();
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 520 }}>
      <Button
        ref={toggleRef}
        aria-expanded={open}
        aria-controls="DeliveryNotice-text"
        onClick={() => setOpen((current) => !current)}
      >
        Delivery notice
      </Button>
      <Collapse in={open} id="DeliveryNotice-text">
        <Alert
          severity="info"
          role="note"
          closeText="Hide delivery notice"
          onClose={handleClose}
        >
          The van leaves an hour later on market days.
        </Alert>
      </Collapse>
    </Box>
  );
}
