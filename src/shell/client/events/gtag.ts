/** The part of the analytics script's global function that is used here. */
type Gtag = (command: 'js' | 'config' | 'event' | 'set', ...args: readonly unknown[]) => void;

declare global {
  interface Window {
    gtag?: Gtag;
    dataLayer?: unknown[];
  }
}

const SCRIPT = 'https://www.googletagmanager.com/gtag/js';

/**
 * Defines the global function and loads the script that processes its queue; we send page views ourselves.
 */
export function startGtag(measurementId: string): void {
  window.dataLayer ??= [];
  window.gtag = function gtag() {
    // The script recognizes commands by the `arguments` type: it ignores an array of the same values.
    // eslint-disable-next-line prefer-rest-params -- the script needs the `arguments` object
    window.dataLayer?.push(arguments);
  };
  send('js', new Date());
  send('config', measurementId, { send_page_view: false });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${SCRIPT}?id=${encodeURIComponent(measurementId)}`;
  document.head.append(script);
}

/** Calls the global function; does nothing if analytics is off. */
export function send(...args: Parameters<Gtag>): void {
  try {
    window.gtag?.(...args);
  } catch (error) {
    // A third-party script, or an ad blocker's stub, may throw: analytics must never break the page.
    console.warn(error);
  }
}
