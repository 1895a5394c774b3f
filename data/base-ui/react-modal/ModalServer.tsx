import * as React from 'react';
import { Modal } from '@mui/base/Modal';
import { styled } from '@mui/system';

export default function ModalServer() {
  const area = React.useRef<HTMLDivElement>(null);
  const [open, setOpen] = React.useState(true);

  return (
    <Area ref={area}>
      <p>Lentil soup, 4 servings</p>
      <Action onClick={() => setOpen(true)}>Change units</Action>
      <Screen
        disableAutoFocus
        disablePortal
        container={() => area.current}
        open={open}
        onClose={() => setOpen(false)}
      >
        <Card role="dialog" aria-modal aria-label="Units">
          <p>Which units do you cook with?</p>
          <Action onClick={() => setOpen(false)}>Metric</Action>
          <Action onClick={() => setOpen(false)}>Cups</Action>
        </Card>
      </Screen>
    </Area>
  );
}

const Area = styled('div')({
  position: 'relative',
  width: '100%',
  minHeight: '15rem',
  padding: '0.5rem 1rem',
});

const Screen = styled(Modal)({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  borderRadius: 8,
  background: 'light-dark(rgb(0 0 0 / 0.45), rgb(0 0 0 / 0.65))',
});

const Card = styled('div')({
  padding: '1.5rem',
  borderRadius: 8,
  outline: 0,
  background: 'light-dark(#fff, #1b2027)',
  '& p': { marginBlockStart: 0 },
});

const Action = styled('button')({
  marginInlineEnd: '0.5rem',
  padding: '0.5rem 1rem',
  border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
  borderRadius: 8,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
});
