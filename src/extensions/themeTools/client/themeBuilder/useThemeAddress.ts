import { useEffect, useRef } from 'react';
import { EMPTY_DRAFT, type Draft } from './draft/draft';
import { parseThemeParameter, THEME_PARAMETER, withTheme, type LinkKit } from './draft/themeQuery';

/** Time after the last change until it is in the address, in ms: browsers limit how often it changes. */
const DELAY_MS = 250;

/**
 * Keeps the theme in the address. Changes replace the entry of the history, because undo goes through them; an entry
 * that the reader comes back to opens its theme.
 * @param kit must not change, like `open`
 */
export function useThemeAddress(kit: LinkKit, draft: Draft, open: (draft: Draft) => void): void {
  /** The draft of the address; `null` once the reader has changed it. */
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
    // Until then the address stays as it is: after hydration the router restores it anyway.
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
  // The router restores the address in its `as` when the reader comes back to the page.
  history.replaceState(history.state && { ...history.state, as }, '', as);
}
