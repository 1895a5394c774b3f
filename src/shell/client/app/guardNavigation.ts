import type { MittEmitter } from 'next/dist/shared/lib/mitt';
import { findDataPath, isPageData } from '../../../page/shared/pageData';

/** Longest time that a navigation may take, in ms. */
const LIMIT_MS = 8000;

/** Thrown in the router's event handlers: the router then cancels the navigation silently. */
const CANCELLED = Object.assign(new Error('The document is loaded instead.'), { cancelled: true });

/**
 * Treats invalid page data as missing, for hosts that respond to every address with some page. Checked here,
 * because the router would cache it.
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
 * Loads the document of an address that the router cannot show, once: after an error, an invalid script or a
 * timeout. Attach it after the listeners that hide the progress bar; returns a function that detaches it.
 */
export function guardNavigation(events: MittEmitter<string>, load = loadDocument): () => void {
  let timer = 0;
  let pending: string | null = null;
  let leavingFor: string | null = null;
  // After an invalid script, every further navigation loads a document.
  let isBroken = false;

  const leave = (path: string) => {
    window.clearTimeout(timer);
    isBroken = true;
    if (path !== leavingFor) load(path);
    leavingFor = path;
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
      leavingFor = null;
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
    // A late response would add the address to the history a second time.
    beforeHistoryChange() {
      if (leavingFor !== null) throw CANCELLED;
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
function loadDocument(path: string): void {
  const { href } = new URL(path, location.href);
  if (href !== location.href) return location.assign(href);
  // After back or forward the address has already changed, and navigating to its anchor would load nothing.
  if (location.hash) history.replaceState(null, '', '?');
  location.replace(href);
}
