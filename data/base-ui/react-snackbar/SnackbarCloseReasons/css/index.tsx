import * as React from 'react';
import { Snackbar } from '@mui/base/Snackbar';
import type { SnackbarCloseReason } from '@mui/base/useSnackbar';
import './styles.css';

const explanations: Record<SnackbarCloseReason, string> = {
  timeout: 'Closed because the time was up.',
  clickaway: 'Ignored a click outside.',
  escapeKeyDown: 'Closed with Esc.',
};

export default function SnackbarCloseReasons() {
  const [open, setOpen] = React.useState(false);
  const [log, setLog] = React.useState('Not closed yet.');

  function save() {
    setLog('Not closed yet.');
    setOpen(true);
  }

  function handleClose(event: unknown, reason: SnackbarCloseReason) {
    setLog(explanations[reason]);
    if (reason !== 'clickaway') setOpen(false);
  }

  return (
    <div className="recipe">
      <button type="button" className="save" onClick={save}>
        Save the recipe
      </button>
      <p role="status">{log}</p>
      <div role="status">
        <Snackbar
          className="message"
          open={open}
          autoHideDuration={5000}
          onClose={handleClose}
        >
          Recipe saved
        </Snackbar>
      </div>
    </div>
  );
}
