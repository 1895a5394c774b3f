import * as React from 'react';
import { Modal } from '@mui/base/Modal';
import { styled } from '@mui/system';

export default function ModalBasic() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <div>
      <Action onClick={() => setOpen(true)}>Cancel order</Action>
      <Screen open={open} onClose={close} slots={{ backdrop: Backdrop }}>
        <Card role="dialog" aria-modal aria-labelledby="cancel-title">
          <h2 id="cancel-title">Cancel order 1042?</h2>
          <p>The payment of $48 goes back to your card within three days.</p>
          <Action onClick={close}>Keep the order</Action>
          <Danger onClick={close}>Cancel it</Danger>
        </Card>
      </Screen>
    </div>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const Screen = styled(Modal)({
  position: 'fixed',
  inset: 0,
  zIndex: 1300,
  display: 'grid',
  placeItems: 'center',
  padding: '1rem',
});

const Backdrop = styled('div')({
  position: 'fixed',
  inset: 0,
  background: 'light-dark(rgb(0 0 0 / 0.45), rgb(0 0 0 / 0.65))',
});

const Card = styled('div')({
  position: 'relative',
  maxWidth: '22rem',
  padding: '1.5rem',
  borderRadius: 8,
  outline: 0,
  background: 'light-dark(#fff, #1b2027)',
  '& h2': { margin: 0, fontSize: '1.25rem' },
});

const Action = styled('button')({
  marginBlockStart: '0.25rem',
  marginInlineEnd: '0.5rem',
  padding: '0.5rem 1rem',
  border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
  borderRadius: 8,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&:focus-visible': { outline: `3px solid ${accent}`, outlineOffset: 2 },
});

const Danger = styled(Action)({
  borderColor: 'transparent',
  background: 'light-dark(#b3261e, #f2b8b5)',
  color: 'light-dark(#fff, #601410)',
});
