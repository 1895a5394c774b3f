import { useEffect, useRef, type ComponentProps } from 'react';
import { showModal } from './openModal';

/**
 * A `<dialog>` that is modal for as long as it is mounted.
 * @param onClose unmounts it; called once, in the task in which the reader closes it: the browser's own
 * `close` event fires later, and would close a dialog that was opened again in between
 * @returns the props of the dialog, and a function that closes it
 */
export function useModal(onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isClosed = useRef(false);
  useEffect(() => {
    if (dialog.current) showModal(dialog.current);
  }, []);
  const leave = () => {
    if (isClosed.current) return;
    isClosed.current = true;
    onClose();
  };
  const close = () => {
    dialog.current?.close();
    leave();
  };
  const dialogProps: ComponentProps<'dialog'> = {
    ref: dialog,
    onCancel: close,
    // Browsers may close it without a `cancel` event.
    onClose: leave,
    // A click on the backdrop targets the dialog itself.
    onClick: ({ target, currentTarget }) => target === currentTarget && close(),
  };
  return { close, dialogProps };
}
