import type { MittEmitter } from 'next/dist/shared/lib/mitt';
import { findDataPath, isPageData } from '../../../page/shared/pageData';

/** Longest time that a navigation may take, in ms. */
const LIMIT_MS = 8000;

/** Thrown at the router, which then cancels the navigation silently. */
const CANCELLED = Object.assign(new Error('The address is loaded whole.'), { cancelled: true });

/**
 * Treats invalid page data, as from hosts that answer every address with some page, as if it
 * were missing: the router then does not cache it. Later it would.
 */
export function guardPageData(): void {
  const load = window.fetch;
  window.fetch = async (input, init) => {
    const response = await load(input, init);
    const path = typeof input === 'string' && init?.method !== 'HEAD' ? findDataPath(input) : null;
    if (path === null || !response.ok) return response;
    // The connection was lost while the text was loading.
    const text = await response.text().catch(() => '');
    return isPageData(text, path) ? new Response(text, response) : new Response(null, { status: 404 });
  };
}

/**
 * Loads the document of an address that the router cannot show, once: after an error, an invalid script, or too
 * long a wait. Attached after the listeners that hide the progress bar; returns a function that detaches it.
 */
export function guardNavigation(events: MittEmitter<string>, load = loadWhole): () => void {
  let timer = 0;
  let pending: string | null = null;
  let left: string | null = null;
  // After an invalid script, every further navigation loads a document.
  let isBroken = false;

  const leave = (path: string) => {
    window.clearTimeout(timer);
    isBroken = true;
    if (path !== left) load(path);
    left = path;
  };
  const onScriptError = ({ error, filename }: ErrorEvent) => {
    if (!(error instanceof SyntaxError) || !filename.includes('/_next/')) return;
    isBroken = true;
    if (pending !== null) leave(pending);
  };
  const stop = () => {
    window.clearTimeout(timer);
    pending = null;
  };
  const listeners = {
    routeChangeStart(path: string, { shallow }: { shallow: boolean }) {
      if (shallow) return;
      pending = path;
      left = null;
      if (isBroken) leave(path);
      else timer = window.setTimeout(leave, LIMIT_MS, path);
    },
    routeChangeComplete: stop,
    routeChangeError(error: { cancelled?: boolean }, path: string) {
      stop();
      if (error.cancelled) return;
      leave(path);
      throw CANCELLED;
    },
    // A late answer would add the address to the history a second time.
    beforeHistoryChange() {
      if (left !== null) throw CANCELLED;
    },
  };
  const entries = Object.entries(listeners);
  entries.forEach(([event, listener]) => events.on(event, listener));
  window.addEventListener('error', onScriptError);
  return () => {
    stop();
    entries.forEach(([event, listener]) => events.off(event, listener));
    window.removeEventListener('error', onScriptError);
  };
}

/** Loads the document of an address of this site. */
function loadWhole(path: string): void {
  const { href } = new URL(path, location.href);
  if (href !== location.href) return location.assign(href);
  // After back or forward the address has changed already, and navigating to an anchor of it would load nothing.
  if (location.hash) history.replaceState(null, '', '?');
  location.replace(href);
}
