import { attachListeners } from '../../../base/client/attachListeners';
import { selectData } from '../../../page/shared/attributes';
import { isComposing, isShortcut } from '../../../ui/shared/keys';
import { searchText } from './searchText';
import { findClosest } from '../../../base/client/findClosest';

/** The search button. */
const BUTTON = selectData('opens-search');

/**
 * What handles single keys itself: fields, menus, tools, demos, and the popups of demos, which are siblings
 * of the site's root.
 */
const KEY_USERS = `input, textarea, select, [contenteditable], [role=menu], ${selectData('tool')}, ${selectData('demo-root')}, #__next ~ *`;

/**
 * Opens the search on a click on its button, on Ctrl+K or ⌘K, on `/`, and on typing while the button is
 * focused. Text typed before the dialog has loaded is put into its field. Returns a cleanup function.
 */
export function attachOpenSearch(root: Document): () => void {
  const onClick = ({ target }: MouseEvent) => {
    if (findClosest(target, BUTTON)) searchText.set('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || isComposing(event)) return;
    const text = getTextAfter(event, searchText.get());
    if (text === undefined) return;
    event.preventDefault();
    searchText.set(text);
  };
  return attachListeners(root, { click: onClick, keydown: onKeyDown });
}

/** The search text after a key press; `null` closes the search, `undefined` means an unhandled key. */
function getTextAfter(event: KeyboardEvent, text: string | null): string | null | undefined {
  const { key, target } = event;
  if (isShortcut(event, 'K')) return text ?? '';
  if (event.metaKey || event.ctrlKey || event.altKey) return undefined;
  // Space activates a focused button.
  const letter = key.length === 1 && key !== ' ' ? key : undefined;
  if (text === null) {
    if (key === '/' && !findClosest(target, KEY_USERS)) return '';
    return findClosest(target, BUTTON) ? letter : undefined;
  }
  // Once the dialog has loaded, it handles keys itself.
  if (document.querySelector('dialog[open]')) return undefined;
  if (key === 'Escape') return null;
  if (key === 'Backspace') return text.slice(0, -1);
  return key.length === 1 ? text + key : undefined;
}
