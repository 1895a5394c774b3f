import * as React from 'react';
import { Snackbar } from '@mui/base/Snackbar';

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
      <button
        ref={archiveButton}
        type="button"
        className={buttonClass}
        onClick={toggle}
      >
        {archived ? 'Restore the invoice' : 'Archive the invoice'}
      </button>
      <div role="status">
        <Snackbar
          ref={bar}
          className={barClass}
          open={open}
          autoHideDuration={6000}
          onClose={close}
        >
          <span>Invoice 1042 archived</span>
          <button type="button" className={buttonClass} onClick={undo}>
            Undo
          </button>
        </Snackbar>
      </div>
    </div>
  );
}

const buttonClass =
  'cursor-pointer rounded-lg border border-current bg-transparent px-3.5 py-1.5 text-blue-700 outline-blue-700 focus-visible:outline-3 focus-visible:outline-offset-2 dark:text-blue-300 dark:outline-blue-300';

const barClass =
  'fixed inset-x-4 bottom-4 z-10 mx-auto flex max-w-90 items-center justify-between gap-4 rounded-lg border border-current/25 bg-white px-4 py-3 dark:bg-gray-900';
