import * as React from 'react';
import { Snackbar } from '@mui/base/Snackbar';
import { styled } from '@mui/system';

export default function SnackbarTransition() {
  const [open, setOpen] = React.useState(false);
  const [exited, setExited] = React.useState(true);

  function show() {
    setOpen(true);
    setExited(false);
  }

  return (
    <div>
      <UploadButton type="button" onClick={show}>
        Upload the photo
      </UploadButton>
      <div role="status">
        <SlidingBar
          open={open}
          exited={exited}
          autoHideDuration={5000}
          onClose={(event, reason) => {
            if (reason !== 'clickaway') setOpen(false);
          }}
          data-closing={!open || undefined}
          onAnimationEnd={() => setExited(!open)}
        >
          Photo uploaded
        </SlidingBar>
      </div>
    </div>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const UploadButton = styled('button')({
  padding: '0.5rem 1rem',
  border: `1px solid ${accent}`,
  borderRadius: 8,
  background: 'transparent',
  color: accent,
  font: 'inherit',
  cursor: 'pointer',
  '&:focus-visible': { outline: `3px solid ${accent}`, outlineOffset: 2 },
});

const SlidingBar = styled(Snackbar)({
  '@keyframes snackbar-in': { from: { opacity: 0, translate: '0 100%' } },
  '@keyframes snackbar-out': { to: { opacity: 0, translate: '0 100%' } },
  position: 'fixed',
  zIndex: 10,
  bottom: 16,
  insetInlineStart: 16,
  padding: '0.75rem 1.5rem',
  borderRadius: 8,
  background: accent,
  color: 'light-dark(#fff, #062e6f)',
  animation: 'snackbar-in 200ms',
  '&[data-closing]': { animation: 'snackbar-out 200ms forwards' },
  // Not "none": without an animation its end would never be reported.
  '@media (prefers-reduced-motion: reduce)': { animationDuration: '1ms !important' },
});
