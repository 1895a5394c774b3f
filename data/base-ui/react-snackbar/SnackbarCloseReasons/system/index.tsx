import * as React from 'react';
import { Snackbar } from '@mui/base/Snackbar';
import type { SnackbarCloseReason } from '@mui/base/useSnackbar';
import { styled } from '@mui/system';

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
    <div style={{ minHeight: 160 }}>
      <SaveButton type="button" onClick={save}>
        Save the recipe
      </SaveButton>
      <p role="status">{log}</p>
      <div role="status">
        <Message open={open} autoHideDuration={5000} onClose={handleClose}>
          Recipe saved
        </Message>
      </div>
    </div>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const SaveButton = styled('button')({
  padding: '0.5rem 1.25rem',
  border: 'none',
  borderRadius: 8,
  background: accent,
  color: 'light-dark(#fff, #062e6f)',
  font: 'inherit',
  cursor: 'pointer',
  '&:focus-visible': { outline: `3px solid ${accent}`, outlineOffset: 2 },
});

const Message = styled(Snackbar)({
  padding: '0.75rem 1rem',
  borderInlineStart: `4px solid ${accent}`,
  background: `color-mix(in srgb, ${accent} 12%, transparent)`,
});
