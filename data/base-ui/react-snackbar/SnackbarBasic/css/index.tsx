import * as React from 'react';
import { Snackbar } from '@mui/base/Snackbar';
import './styles.css';

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
      <button ref={archiveButton} type="button" className="action" onClick={toggle}>
        {archived ? 'Restore the invoice' : 'Archive the invoice'}
      </button>
      <div role="status">
        <Snackbar
          ref={bar}
          className="bottom-bar"
          open={open}
          autoHideDuration={6000}
          onClose={close}
        >
          <span>Invoice 1042 archived</span>
          <button type="button" className="action" onClick={undo}>
            Undo
          </button>
        </Snackbar>
      </div>
    </div>
  );
}
