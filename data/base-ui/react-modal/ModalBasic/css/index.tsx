import * as React from 'react';
import { Modal } from '@mui/base/Modal';
import './styles.css';

export default function ModalBasic() {
  const page = React.useRef<HTMLDivElement>(null);
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <div ref={page}>
      <button className="action" onClick={() => setOpen(true)}>
        Cancel order
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
        <div
          className="card"
          role="dialog"
          aria-modal
          aria-labelledby="cancel-title"
        >
          <h2 id="cancel-title">Cancel order 1042?</h2>
          <p>The payment of $48 goes back to your card within three days.</p>
          <button className="action" onClick={close}>
            Keep the order
          </button>
          <button className="action danger" onClick={close}>
            Cancel it
          </button>
        </div>
      </Modal>
    </div>
  );
}
