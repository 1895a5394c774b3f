import * as React from 'react';
import { Snackbar } from '@mui/base/Snackbar';
import type { SnackbarCloseReason } from '@mui/base/useSnackbar';
import './styles.css';

const explanations: Record<SnackbarCloseReason, string> = {
  timeout: 'Closed because the time was over.',
  clickaway: 'Ignored a click outside.',
  escapeKeyDown: 'Closed with Esc.',
};

export default function SnackbarCloseReasons() {
  const [open, setOpen] = React.useState(false);
  const [log, setLog] = React.useState('Not closed yet.');

  function handleClose(event: unknown, reason: SnackbarCloseReason) {
    setLog(explanations[reason]);
    if (reason !== 'clickaway') setOpen(false);
  }

  return (
    <div className="recipe">
      <button type="button" className="save" onClick={() => setOpen(true)}>
        Save the recipe
      </button>
      <p>{log}</p>
      <Snackbar
        className="message"
        open={open}
        autoHideDuration={5000}
        onClose={handleClose}
      >
        <span role="alert">Recipe saved</span>
      </Snackbar>
    </div>
  );
}
