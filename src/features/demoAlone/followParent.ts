import { dispatchTheme } from '../../state/theme';

/**
 * In an iframe of this site: takes mode and direction over from the page around it, at once and even where
 * storage, through which tabs talk, is refused; returns the undo.
 */
export function followParent(): (() => void) | undefined {
  const outer = findParentRoot();
  if (!outer) return undefined;
  const follow = () => {
    const { mode, direction } = readRoot(outer);
    dispatchTheme({ type: 'CHANGE', payload: { paletteMode: mode, direction } });
  };
  const observer = new MutationObserver(follow);
  observer.observe(outer, { attributeFilter: ['data-mui-color-scheme', 'dir'] });
  // After the start of the theme, which reads storage.
  queueMicrotask(follow);
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
    // Another site's page: the demo stays as the reader has set this one.
    return null;
  }
}
