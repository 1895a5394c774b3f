import { selectData } from '../model/attributes';
import { searchText } from '../state/search';

/**
 * Opens the search by its button, Ctrl+K or ⌘K, `/`, and by typing on the button. What is typed before the
 * dialog is there goes into its field. Returns the undo.
 */
export function attachOpenSearch(root: Document): () => void {
  const onClick = ({ target }: MouseEvent) => {
    if (isOnButton(target)) searchText.set('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    const text = getTextAfter(event, searchText.get());
    if (text === undefined) return;
    event.preventDefault();
    searchText.set(text);
  };
  root.addEventListener('click', onClick);
  root.addEventListener('keydown', onKeyDown);
  return () => {
    root.removeEventListener('click', onClick);
    root.removeEventListener('keydown', onKeyDown);
  };
}

/** The text of the search after a key; `undefined` when the key is none of its business. */
function getTextAfter(event: KeyboardEvent, text: string | null): string | null | undefined {
  const { key, target } = event;
  if (key.toLowerCase() === 'k' && event.metaKey !== event.ctrlKey && !event.shiftKey && !event.altKey) {
    return text ?? '';
  }
  if (event.metaKey || event.ctrlKey || event.altKey) return undefined;
  // A space presses the button, as everywhere.
  const letter = key.length === 1 && key !== ' ' ? key : undefined;
  if (text === null) {
    if (key === '/' && !isField(target)) return '';
    return isOnButton(target) ? letter : undefined;
  }
  // Open, but the dialog's code is still on its way.
  if (document.querySelector('dialog[open]')) return undefined;
  if (key === 'Escape') return null;
  if (key === 'Backspace') return text.slice(0, -1);
  return key.length === 1 ? text + key : undefined;
}

function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  );
}

function isOnButton(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(selectData('opens-search')) !== null;
}
