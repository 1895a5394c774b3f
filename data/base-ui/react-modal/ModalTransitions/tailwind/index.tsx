import * as React from 'react';
import { Modal } from '@mui/base/Modal';

const action = 'cursor-pointer rounded-lg border border-current/55 px-4 py-2';
const backdrop =
  'fixed inset-0 bg-black/45 transition-opacity duration-200 not-open:opacity-0 motion-reduce:transition-none starting:opacity-0 dark:bg-black/65';
const sheet =
  'absolute inset-x-0 bottom-0 rounded-t-lg bg-white px-6 pt-4 pb-6 outline-0 transition-transform duration-200 data-[open=false]:translate-y-full motion-reduce:transition-none starting:translate-y-full dark:bg-slate-800';

export default function ModalTransitions() {
  const page = React.useRef<HTMLDivElement>(null);
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <div ref={page}>
      <button className={action} onClick={() => setOpen(true)}>
        Show summary
      </button>
      <Modal
        className="fixed inset-0 z-1300"
        // This example's styles end at `page`. An app doesn't need a container.
        container={() => page.current}
        open={open}
        onClose={close}
        slots={{ backdrop: 'div' }}
        slotProps={{ backdrop: { className: backdrop } }}
      >
        <Sheet className={sheet} in={open} aria-label="Order summary">
          <p className="mb-4">2 items, $48 in total</p>
          <button className={action} onClick={close}>
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
