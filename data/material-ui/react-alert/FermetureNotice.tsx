import * as React from 'react';
import ExpandLess from '@mui/icons-material/ExpandLess';
import Alert, { alertClasses } from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function FermetureNotice() {
  const [open, setOpen] = React.useState(true);
  const toggleRef = React.useRef<HTMLButtonElement>(null);

  return (
    <Stack lang="fr" spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Button ref={toggleRef} aria-expanded={open} onClick={() => setOpen(!open)}>
        Fermetures
      </Button>
      {open && (
        <Alert
          severity="info"
          variant="outlined"
          role="note"
          closeText="Replier"
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
          La boulangerie est fermée le lundi.
        </Alert>
      )}
    </Stack>
  );
}
