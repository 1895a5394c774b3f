import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';

export default function AlertClosing() {
  const id = React.useId();
  const [open, setOpen] = React.useState(true);
  const toggleRef = React.useRef<HTMLButtonElement>(null);

  const handleClose = () => {
    setOpen(false);
    // The close button disappears, so the focus has to move.
    toggleRef.current?.focus();
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 520, mx: 'auto' }}>
      <Button
        ref={toggleRef}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen((current) => !current)}
      >
        Travel notice
      </Button>
      <Collapse in={open} id={id}>
        <Alert
          severity="info"
          role="note"
          closeText="Hide travel notice"
          onClose={handleClose}
        >
          Be at the airport two hours before your flight.
        </Alert>
      </Collapse>
    </Box>
  );
}
