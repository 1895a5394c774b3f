import * as React from 'react';
import { Modal } from '@mui/base/Modal';

const action =
  'me-2 mt-1 cursor-pointer rounded-lg border px-4 py-2 outline-blue-700 focus-visible:outline-3 focus-visible:outline-offset-2 dark:outline-blue-300';
const plain = `${action} border-current/55`;
const danger = `${action} border-transparent bg-red-700 text-white dark:bg-red-200 dark:text-red-950`;

export default function ModalBasic() {
  const page = React.useRef<HTMLDivElement>(null);
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <div ref={page}>
      <button className={plain} onClick={() => setOpen(true)}>
        Cancel order
      </button>
      <Modal
        className="fixed inset-0 z-1300 grid place-items-center p-4"
        // This example's styles end at `page`. An app doesn't need a container.
        container={() => page.current}
        open={open}
        onClose={close}
        slots={{ backdrop: 'div' }}
        slotProps={{
          backdrop: { className: 'fixed inset-0 bg-black/45 dark:bg-black/65' },
        }}
      >
        <div
          className="relative max-w-88 rounded-lg bg-white p-6 outline-0 dark:bg-slate-800"
          role="dialog"
          aria-modal
          aria-labelledby="cancel-title"
        >
          <h2 className="text-xl font-bold" id="cancel-title">
            Cancel order 1042?
          </h2>
          <p className="my-4">
            The payment of $48 goes back to your card within three days.
          </p>
          <button className={plain} onClick={close}>
            Keep the order
          </button>
          <button className={danger} onClick={close}>
            Cancel it
          </button>
        </div>
      </Modal>
    </div>
  );
}
