import type { MittEmitter } from 'next/dist/shared/lib/mitt';
import { findDataPath, isPageData } from '../model/pageData';

/** How long a navigation may take, in ms; what has not come by then is not waited for. */
const LIMIT_MS = 8000;

/** Thrown at the router, which then gives the navigation up without a word. */
const CANCELLED = Object.assign(new Error('The address is loaded whole.'), { cancelled: true });

/**
 * Answers data of a page that arrived broken, as from hosts that send some page for every address, as if it
 * were missing: the router then keeps nothing of it. There is no later place where it does not.
 */
export function guardPageData(): void {
  const load = window.fetch;
  window.fetch = async (input, init) => {
    const response = await load(input, init);
    const path = typeof input === 'string' && init?.method !== 'HEAD' ? findDataPath(input) : null;
    if (path === null || !response.ok) return response;
    // A connection that breaks off gives no text.
    const text = await response.text().catch(() => '');
    return isPageData(text, path) ? new Response(text, response) : new Response(null, { status: 404 });
  };
}

/**
 * Loads an address whole, once, that the router can't show: after an error, a script that is none, or too
 * long a wait. Attached after the listeners that end the signs of a navigation; returns the undo.
 */
export function guardNavigation(events: MittEmitter<string>, load = loadWhole): () => void {
  let timer = 0;
  let pending: string | null = null;
  let left: string | null = null;
  // A document of which a script came broken is trusted with no further navigation.
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
    // What comes after all would enter the address into the history a second time.
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

/** Leaves the document for an address of this site. */
function loadWhole(path: string): void {
  const { href } = new URL(path, location.href);
  if (href !== location.href) return location.assign(href);
  // By history the address comes before its page; then going to an anchor of it would load nothing.
  if (location.hash) history.replaceState(null, '', '?');
  location.replace(href);
}
