import * as React from 'react';
import { Snackbar } from '@mui/base/Snackbar';
import { styled } from '@mui/system';

export default function SnackbarBasic() {
  const [open, setOpen] = React.useState(false);
  const [archived, setArchived] = React.useState(false);
  const archiveButton = React.useRef<HTMLButtonElement>(null);
  const bar = React.useRef<HTMLDivElement>(null);

  function close() {
    // Don't lose the focus with the element that has it.
    if (bar.current?.contains(document.activeElement))
      archiveButton.current?.focus();
    setOpen(false);
  }

  function toggle() {
    setArchived(!archived);
    setOpen(!archived);
  }

  function undo() {
    setArchived(false);
    close();
  }

  return (
    <div>
      <ActionButton ref={archiveButton} type="button" onClick={toggle}>
        {archived ? 'Restore the invoice' : 'Archive the invoice'}
      </ActionButton>
      <div role="status">
        <BottomBar ref={bar} open={open} autoHideDuration={6000} onClose={close}>
          <span>Invoice 1042 archived</span>
          <ActionButton type="button" onClick={undo}>
            Undo
          </ActionButton>
        </BottomBar>
      </div>
    </div>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const ActionButton = styled('button')({
  padding: '0.375rem 0.875rem',
  border: '1px solid currentColor',
  borderRadius: 8,
  background: 'transparent',
  color: accent,
  font: 'inherit',
  cursor: 'pointer',
  '&:focus-visible': { outline: `3px solid ${accent}`, outlineOffset: 2 },
});

const BottomBar = styled(Snackbar)({
  position: 'fixed',
  zIndex: 10,
  insetInline: 16,
  bottom: 16,
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '1rem',
  maxWidth: 360,
  marginInline: 'auto',
  padding: '0.75rem 1rem',
  border: '1px solid color-mix(in srgb, currentColor 25%, transparent)',
  borderRadius: 8,
  background: 'light-dark(#fff, #1b2027)',
});
