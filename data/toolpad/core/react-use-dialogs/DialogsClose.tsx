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

function ImportDialog({ open, onClose }: DialogProps<undefined, string>) {
  const stop = () => onClose('The import was stopped.');

  return (
    <Dialog open={open} onClose={stop}>
      <DialogTitle>Importing 12 files</DialogTitle>
      <DialogContent>This dialog closes when all files are imported.</DialogContent>
      <DialogActions>
        <Button onClick={stop}>Stop</Button>
      </DialogActions>
    </Dialog>
  );
}

function ImportButton() {
  const dialogs = useDialogs();
  const [result, setResult] = React.useState('No file was imported yet.');

  // `close` knows only the dialogs of its own render, so the newest one is kept.
  const latest = React.useRef(dialogs);
  React.useEffect(() => {
    latest.current = dialogs;
  });
  const timer = React.useRef<ReturnType<typeof setTimeout>>();
  React.useEffect(() => () => clearTimeout(timer.current), []);

  const importFiles = async () => {
    const dialog = dialogs.open(ImportDialog);
    timer.current = setTimeout(() => {
      latest.current.close(dialog, '12 files were imported.');
    }, 2500);
    setResult(await dialog);
    clearTimeout(timer.current);
  };

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Button variant="contained" onClick={importFiles}>
        Import files
      </Button>
      <Typography role="status">{result}</Typography>
    </Stack>
  );
}

export default function DialogsClose() {
  return (
    <DialogsProvider>
      <ImportButton />
    </DialogsProvider>
  );
}
