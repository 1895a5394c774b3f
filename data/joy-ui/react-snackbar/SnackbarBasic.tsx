import * as React from 'react';
import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function SnackbarBasic() {
  const buttonRef = React.useRef<HTMLButtonElement>(null);
  const [archived, setArchived] = React.useState(false);
  const [open, setOpen] = React.useState(false);

  const undo = () => {
    setArchived(false);
    setOpen(false);
    // The pressed button disappears with the snackbar.
    buttonRef.current?.focus();
  };

  return (
    <Stack spacing={1.5} useFlexGap sx={{ alignItems: 'center' }}>
      <Typography>Invoice 1044 {archived ? 'is archived' : 'is paid'}</Typography>
      <Button
        ref={buttonRef}
        variant="outlined"
        onClick={() => {
          setArchived(!archived);
          setOpen(!archived);
        }}
      >
        {archived ? 'Restore' : 'Archive'}
      </Button>
      {/* The status is there before its text, so screen readers read the text. */}
      <div role="status">
        <Snackbar
          open={open}
          autoHideDuration={8000}
          onClose={(event, reason) => {
            if (reason !== 'clickaway') {
              setOpen(false);
            }
          }}
          endDecorator={
            <Button size="sm" variant="soft" onClick={undo}>
              Undo
            </Button>
          }
        >
          Invoice 1044 archived
        </Snackbar>
      </div>
    </Stack>
  );
}
