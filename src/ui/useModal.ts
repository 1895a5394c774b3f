import { useEffect, useRef, type ComponentProps } from 'react';

/**
 * A `<dialog>` that is modal for as long as it is mounted.
 * @param onClose takes it away; called once, in the task in which the reader closes it: the browser's own `close`
 * event comes later, and would undo what opens it again before that
 * @returns the dialog's properties, and what closes it from within
 */
export function useModal(onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isOver = useRef(false);
  useEffect(() => {
    // A menu that closes beneath it would take along what the focus goes back to: its button gets it first.
    document.querySelector<HTMLElement>('[popover]:popover-open')?.hidePopover();
    dialog.current?.showModal();
  }, []);
  const leave = () => {
    if (isOver.current) return;
    isOver.current = true;
    onClose();
  };
  const close = () => {
    dialog.current?.close();
    leave();
  };
  const dialogProps: ComponentProps<'dialog'> = {
    ref: dialog,
    onCancel: close,
    // Browsers may close it without asking.
    onClose: leave,
    // A press on the backdrop is one on the dialog itself, outside of what it contains.
    onClick: ({ target, currentTarget }) => target === currentTarget && close(),
  };
  return { close, dialogProps };
}
