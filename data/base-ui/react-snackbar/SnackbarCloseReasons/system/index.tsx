import * as React from 'react';
import { Snackbar } from '@mui/base/Snackbar';
import type { SnackbarCloseReason } from '@mui/base/useSnackbar';
import { styled } from '@mui/system';

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
    <div style={{ minHeight: 160 }}>
      <SaveButton type="button" onClick={() => setOpen(true)}>
        Save the recipe
      </SaveButton>
      <p>{log}</p>
      <Message open={open} autoHideDuration={5000} onClose={handleClose}>
        <span role="alert">Recipe saved</span>
      </Message>
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
