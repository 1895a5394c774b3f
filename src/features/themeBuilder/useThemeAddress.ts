import { useEffect } from 'react';
import type { Draft } from './draft';
import { parseThemeParameter, THEME_PARAMETER, withTheme } from './themeQuery';

/** Time after the last change until it is in the address, in ms: browsers limit how often it changes. */
const DELAY_MS = 250;

/**
 * Keeps the theme in the address. Changes replace the entry of the history, because undo goes through them; an entry
 * that the reader comes back to opens its theme.
 * @param open must not change
 */
export function useThemeAddress(draft: Draft, open: (draft: Draft) => void): void {
  useEffect(() => {
    const read = () => open(parseThemeParameter(new URLSearchParams(location.search).get(THEME_PARAMETER)));
    read();
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, [open]);

  useEffect(() => {
    const timer = window.setTimeout(() => write(draft), DELAY_MS);
    return () => window.clearTimeout(timer);
  }, [draft]);
}

function write(draft: Draft): void {
  const href = withTheme(location.href, draft);
  if (href === location.href) return;
  const as = href.slice(location.origin.length);
  // The router restores the address in its `as` when the reader comes back to the page.
  history.replaceState(history.state && { ...history.state, as }, '', as);
}
