import * as React from 'react';
import { Snackbar } from '@mui/base/Snackbar';
import type { SnackbarCloseReason } from '@mui/base/useSnackbar';

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
    <div className="min-h-40">
      <button type="button" className={button} onClick={save}>
        Save the recipe
      </button>
      <p className="my-4" role="status">
        {log}
      </p>
      <div role="status">
        <Snackbar
          className={message}
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

const button =
  'cursor-pointer rounded-lg bg-blue-700 px-5 py-2 text-white outline-blue-700 focus-visible:outline-3 focus-visible:outline-offset-2 dark:bg-blue-300 dark:text-blue-950 dark:outline-blue-300';

const message =
  'border-s-4 border-blue-700 bg-blue-700/12 px-4 py-3 dark:border-blue-300 dark:bg-blue-300/12';
