import * as React from 'react';
import { Modal } from '@mui/base/Modal';
import { styled } from '@mui/system';

export default function ModalCloseReasons() {
  const [open, setOpen] = React.useState(false);
  const [note, setNote] = React.useState('');

  return (
    <div>
      <Action onClick={() => setOpen(true)}>Add note</Action>
      <Screen
        open={open}
        onClose={(event, reason) => {
          if (reason === 'escapeKeyDown' || note === '') {
            setOpen(false);
          }
        }}
        slots={{ backdrop: Backdrop }}
      >
        <Card role="dialog" aria-modal aria-label="Note on order 1042">
          <label>
            Note on order 1042
            <textarea
              rows={3}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          </label>
          <Action onClick={() => setOpen(false)}>Done</Action>
        </Card>
      </Screen>
      <p>{note || 'No note yet.'}</p>
    </div>
  );
}

const Screen = styled(Modal)({
  position: 'fixed',
  inset: 0,
  zIndex: 1300,
  display: 'grid',
  placeItems: 'center',
});

const Backdrop = styled('div')({
  position: 'fixed',
  inset: 0,
  background: 'light-dark(rgb(0 0 0 / 0.45), rgb(0 0 0 / 0.65))',
});

const Card = styled('div')({
  position: 'relative',
  width: 'min(20rem, 90vw)',
  padding: '1.5rem',
  borderRadius: 8,
  outline: 0,
  background: 'light-dark(#fff, #1b2027)',
  '& textarea': {
    display: 'block',
    boxSizing: 'border-box',
    width: '100%',
    marginBlock: '0.5rem 1rem',
    font: 'inherit',
  },
});

const Action = styled('button')({
  padding: '0.5rem 1rem',
  border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
  borderRadius: 8,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
});
