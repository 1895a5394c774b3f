import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { DialogProps } from '@toolpad/core/useDialogs';
import { DialogsProvider, useDialogs } from '@toolpad/core/useDialogs';

function ScanDialog({ open, onClose }: DialogProps<undefined, string>) {
  return (
    <Dialog open={open} onClose={() => onClose('Scan stopped.')}>
      <DialogTitle>Scanning the returns box</DialogTitle>
      <DialogContent>Closes by itself when the box is empty.</DialogContent>
      <DialogActions>
        <Button onClick={() => onClose('Scan stopped.')}>Stop</Button>
      </DialogActions>
    </Dialog>
  );
}

function Scanner() {
  const dialogs = useDialogs();
  const [result, setResult] = React.useState('12 items in the box.');

  // `close` knows the dialogs of its own render only, so keep the newest one.
  const latest = React.useRef(dialogs);
  React.useEffect(() => {
    latest.current = dialogs;
  });
  const timer = React.useRef<ReturnType<typeof setTimeout>>();
  React.useEffect(() => () => clearTimeout(timer.current), []);

  const scan = async () => {
    const dialog = dialogs.open(ScanDialog);
    timer.current = setTimeout(() => {
      latest.current.close(dialog, 'All 12 items checked in.');
    }, 2500);
    setResult(await dialog);
    clearTimeout(timer.current);
  };

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Button variant="contained" onClick={scan}>
        Scan the box
      </Button>
      <Typography role="status">{result}</Typography>
    </Stack>
  );
}

export default function ReturnScanner() {
  return (
    <DialogsProvider>
      <Scanner />
    </DialogsProvider>
  );
}
