import * as React from 'react';
import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function SnackbarInvertedColors() {
  const buttonRef = React.useRef<HTMLButtonElement>(null);
  const [open, setOpen] = React.useState(false);

  const close = () => {
    setOpen(false);
    buttonRef.current?.focus();
  };

  return (
    <>
      <Button ref={buttonRef} variant="outlined" onClick={() => setOpen(true)}>
        Check for updates
      </Button>
      <Snackbar
        open={open}
        variant="solid"
        color="primary"
        invertedColors
        size="lg"
        onClose={(event, reason) => {
          if (reason === 'escapeKeyDown') {
            close();
          }
        }}
        sx={{ width: 340, maxWidth: 'calc(100vw - 2 * var(--Snackbar-inset))' }}
      >
        <Stack spacing={1.5} useFlexGap>
          <div role="alert">
            <Typography level="title-md">A new version is ready</Typography>
            <Typography level="body-sm" textColor="text.primary">
              Your open orders are saved before the app restarts.
            </Typography>
          </div>
          <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
            <Button onClick={close}>Restart now</Button>
            <Button variant="plain" onClick={close}>
              Tonight
            </Button>
          </Stack>
        </Stack>
      </Snackbar>
    </>
  );
}
