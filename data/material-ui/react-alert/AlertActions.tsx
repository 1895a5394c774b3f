import * as React from 'react';
import Close from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';

export default function AlertActions() {
  const [open, setOpen] = React.useState(true);
  const showRef = React.useRef<HTMLButtonElement>(null);
  const hide = () => {
    setOpen(false);
    showRef.current?.focus();
  };

  return (
    <Stack spacing={1.5} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button ref={showRef} onClick={() => setOpen(true)}>
        Check for updates
      </Button>
      <Box role="status" sx={{ width: '100%' }}>
        {open && (
          <Alert
            severity="info"
            role="none"
            action={
              <>
                <Button color="inherit" size="small" onClick={hide}>
                  Update
                </Button>
                <IconButton
                  aria-label="Close"
                  color="inherit"
                  size="small"
                  onClick={hide}
                >
                  <Close fontSize="small" />
                </IconButton>
              </>
            }
          >
            Version 4.2 is available.
          </Alert>
        )}
      </Box>
    </Stack>
  );
}
