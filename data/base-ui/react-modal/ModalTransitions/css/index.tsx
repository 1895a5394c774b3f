import * as React from 'react';
import { Modal } from '@mui/base/Modal';
import './styles.css';

export default function ModalTransitions() {
  const page = React.useRef<HTMLDivElement>(null);
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <div ref={page}>
      <button className="action" onClick={() => setOpen(true)}>
        Show summary
      </button>
      <Modal
        className="screen"
        // This example's styles end at `page`. An app doesn't need a container.
        container={() => page.current}
        open={open}
        onClose={close}
        slots={{ backdrop: 'div' }}
        slotProps={{ backdrop: { className: 'backdrop' } }}
      >
        <Sheet className="sheet" in={open} aria-label="Order summary">
          <p>2 items, $48 in total</p>
          <button className="action" onClick={close}>
            Close
          </button>
        </Sheet>
      </Modal>
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

  return <div role="dialog" aria-modal {...props} {...moves} ref={ref} />;
});
