import * as React from 'react';
import Close from '@mui/icons-material/Close';
import Alert from '@mui/joy/Alert';
import Button from '@mui/joy/Button';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';

export default function AlertClosing() {
  const [open, setOpen] = React.useState(false);
  const buttonRef = React.useRef<HTMLButtonElement>(null);

  const close = () => {
    setOpen(false);
    // The close button disappears, so the focus needs another place.
    buttonRef.current?.focus();
  };

  return (
    <Stack spacing={2} useFlexGap sx={{ minHeight: 110, alignItems: 'flex-start' }}>
      <Button ref={buttonRef} variant="outlined" onClick={() => setOpen(true)}>
        Sync recipes
      </Button>
      {open && (
        <Alert
          color="warning"
          endDecorator={
            <IconButton color="warning" aria-label="Close" onClick={close}>
              <Close />
            </IconButton>
          }
          sx={{ width: '100%' }}
        >
          You are offline, so 4 recipes haven't been synced.
        </Alert>
      )}
    </Stack>
  );
}
