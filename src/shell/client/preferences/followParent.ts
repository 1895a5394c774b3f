import { findParentRoot, observeParent } from './parentPage';
import { dispatchTheme } from './theme';

/**
 * In an iframe of this site: follows mode and direction of the embedding page, immediately and even where
 * storage, which synchronizes tabs, is refused; returns a function that stops it.
 */
export function followParent(): () => void {
  const root = findParentRoot();
  if (root) follow(root);
  return observeParent(['data-mui-color-scheme', 'dir'], follow);
}

function follow(root: HTMLElement): void {
  const mode = root.getAttribute('data-mui-color-scheme') === 'dark' ? 'dark' : 'light';
  const direction = root.dir === 'rtl' ? 'rtl' : 'ltr';
  dispatchTheme({ type: 'CHANGE', payload: { paletteMode: mode, direction } });
}
