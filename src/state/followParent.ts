import { dispatchTheme } from './theme';

/**
 * In an iframe of this site: follows mode and direction of the embedding page, immediately and even where
 * storage, which synchronizes tabs, is refused; returns a function that stops it.
 */
export function followParent(): () => void {
  const outer = findParentRoot();
  if (!outer) return () => {};
  const follow = () => {
    const { mode, direction } = readRoot(outer);
    dispatchTheme({ type: 'CHANGE', payload: { paletteMode: mode, direction } });
  };
  const observer = new MutationObserver(follow);
  observer.observe(outer, { attributeFilter: ['data-mui-color-scheme', 'dir'] });
  follow();
  return () => observer.disconnect();
}

function readRoot(root: HTMLElement) {
  const mode = root.getAttribute('data-mui-color-scheme') === 'dark' ? 'dark' : 'light';
  return { mode, direction: root.dir === 'rtl' ? 'rtl' : 'ltr' } as const;
}

function findParentRoot(): HTMLElement | null {
  try {
    return window.parent === window ? null : window.parent.document.documentElement;
  } catch {
    // Embedded in another site: the demo keeps the reader's settings.
    return null;
  }
}
