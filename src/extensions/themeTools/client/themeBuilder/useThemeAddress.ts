import { useEffect, useRef } from 'react';
import { EMPTY_DRAFT, type Draft } from './draft/draft';
import { parseThemeParameter, THEME_PARAMETER, withTheme, type LinkKit } from './draft/themeQuery';

/** Delay of updating the address after the last change, in ms: browsers limit how often it may change. */
const DELAY_MS = 250;

/**
 * Keeps the theme in the address. Changes replace the history entry, because the builder has its own undo;
 * when the reader comes back to an entry, its theme is opened.
 * @param kit must not change, nor must `open`
 */
export function useThemeAddress(kit: LinkKit, draft: Draft, open: (draft: Draft) => void): void {
  /** The draft from the address; `null` once the reader has changed it. */
  const opened = useRef<Draft | null>(EMPTY_DRAFT);

  useEffect(() => {
    const read = () => {
      opened.current = parseThemeParameter(kit, new URLSearchParams(location.search).get(THEME_PARAMETER));
      open(opened.current);
    };
    read();
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, [kit, open]);

  useEffect(() => {
    // Until the reader changes the draft, the address stays: after hydration the router restores it anyway.
    if (draft === opened.current || (draft === EMPTY_DRAFT && opened.current)) return;
    opened.current = null;
    const timer = window.setTimeout(() => write(kit, draft), DELAY_MS);
    return () => window.clearTimeout(timer);
  }, [kit, draft]);
}

function write(kit: LinkKit, draft: Draft): void {
  const href = withTheme(kit, location.href, draft);
  if (href === location.href) return;
  const as = href.slice(location.origin.length);
  // The router restores the address from `as` in its state when the reader comes back to the page.
  history.replaceState(history.state && { ...history.state, as }, '', as);
}
