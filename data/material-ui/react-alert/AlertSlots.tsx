import * as React from 'react';
import ExpandLess from '@mui/icons-material/ExpandLess';
import Alert, { alertClasses } from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function AlertSlots() {
  const [open, setOpen] = React.useState(true);
  const toggleRef = React.useRef<HTMLButtonElement>(null);

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Button ref={toggleRef} aria-expanded={open} onClick={() => setOpen(!open)}>
        Opening hours
      </Button>
      {open && (
        <Alert
          severity="info"
          variant="outlined"
          role="note"
          closeText="Collapse"
          onClose={() => {
            setOpen(false);
            toggleRef.current?.focus();
          }}
          slots={{ closeIcon: ExpandLess }}
          slotProps={{ closeButton: { color: 'primary' } }}
          sx={{
            borderRadius: 3,
            [`& .${alertClasses.message}`]: { fontWeight: 500 },
          }}
        >
          The store is closed on Mondays.
        </Alert>
      )}
    </Stack>
  );
}
