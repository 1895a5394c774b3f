import { OPEN_POPOVER } from '../../page/shared/attributes';
import { putCaretAtEnd } from './caret';

/**
 * Adds a dialog to the page and opens it as a modal; it is removed when it closes.
 * @param onClose called once, in the task in which the reader closes it: the browser's own `close` event fires
 * later, and would close a dialog that was opened again in between
 * @returns a function that closes it
 */
export function openModal(dialog: HTMLDialogElement, onClose: () => void): () => void {
  let isClosed = false;
  const close = () => {
    if (isClosed) return;
    isClosed = true;
    dialog.close();
    dialog.remove();
    onClose();
  };
  dialog.addEventListener('cancel', close);
  // Browsers may close it without a `cancel` event.
  dialog.addEventListener('close', close);
  // A click on the backdrop targets the dialog itself.
  dialog.addEventListener('click', ({ target }) => target === dialog && close());
  document.body.append(dialog);
  showModal(dialog);
  return close;
}

/** Opens a dialog of the page as a modal, with the caret where the reader can go on typing. */
export function showModal(dialog: HTMLDialogElement): void {
  // An open menu would close beneath the dialog, and with it the element that gets the focus back: close it
  // first, so that its button has the focus.
  document.querySelector<HTMLElement>(OPEN_POPOVER)?.hidePopover();
  dialog.showModal();
  putCaretAtEnd(document.activeElement);
}
