import { useEffect, useRef, type ComponentProps } from 'react';
import { putCaretAtEnd } from './caret';
import { OPEN_POPOVER } from '../../page/shared/attributes';

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
    // An open menu would close beneath the dialog, and with it the element that gets the focus back: close it
    // first, so that its button has the focus.
    document.querySelector<HTMLElement>(OPEN_POPOVER)?.hidePopover();
    dialog.current?.showModal();
    putCaretAtEnd(document.activeElement);
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
