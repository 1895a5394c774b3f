import * as React from 'react';
import { Modal } from '@mui/base/Modal';
import { styled } from '@mui/system';

export default function ModalTransitions() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <div>
      <Action onClick={() => setOpen(true)}>Show summary</Action>
      <Screen open={open} onClose={close} slots={{ backdrop: Backdrop }}>
        <Sheet in={open} aria-label="Order summary">
          <p>2 items, $48 in total</p>
          <Action onClick={close}>Close</Action>
        </Sheet>
      </Screen>
    </div>
  );
}

interface SheetProps extends React.ComponentPropsWithoutRef<'div'> {
  in: boolean;
  onEnter?: () => void; // Modal adds both.
  onExited?: () => void;
}

const Sheet = React.forwardRef<HTMLDivElement, SheetProps>(function Sheet(
  { in: open, onEnter, onExited, ...props },
  ref,
) {
  function handleTransitionEnd(event: React.TransitionEvent) {
    if (event.target === event.currentTarget) {
      (open ? onEnter : onExited)?.();
    }
  }
  const moves = { 'data-open': open, onTransitionEnd: handleTransitionEnd };

  return <SheetRoot role="dialog" aria-modal {...props} {...moves} ref={ref} />;
});

const motionOff = '@media (prefers-reduced-motion: reduce)';

const Screen = styled(Modal)({ position: 'fixed', inset: 0, zIndex: 1300 });

const Backdrop = styled('div')({
  position: 'fixed',
  inset: 0,
  background: 'light-dark(rgb(0 0 0 / 0.45), rgb(0 0 0 / 0.65))',
  transition: 'opacity 200ms',
  '&:not([open])': { opacity: 0 },
  '@starting-style': { opacity: 0 },
  [motionOff]: { transition: 'none' },
});

const SheetRoot = styled('div')({
  position: 'absolute',
  inset: 'auto 0 0',
  padding: '1rem 1.5rem 1.5rem',
  borderRadius: '8px 8px 0 0',
  outline: 0,
  background: 'light-dark(#fff, #1b2027)',
  transition: 'transform 200ms',
  '&[data-open=false]': { transform: 'translateY(100%)' },
  '@starting-style': { transform: 'translateY(100%)' },
  [motionOff]: { transition: 'none' },
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
