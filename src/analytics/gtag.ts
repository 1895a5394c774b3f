/** The global function of the analytics script, as far as it is used here. */
type Gtag = (command: 'js' | 'config' | 'event' | 'set', ...args: readonly unknown[]) => void;

declare global {
  interface Window {
    gtag?: Gtag;
    dataLayer?: unknown[];
  }
}

/** Where the analytics script comes from. */
const SCRIPT = 'https://www.googletagmanager.com/gtag/js';

/** Defines the global function and loads the script that empties its queue; page views stay with us. */
export function startGtag(measurementId: string): void {
  window.dataLayer ??= [];
  window.gtag = function gtag() {
    // The script tells commands by the type of this object: an array of the same values is none.
    // eslint-disable-next-line prefer-rest-params
    window.dataLayer?.push(arguments);
  };
  send('js', new Date());
  send('config', measurementId, { send_page_view: false });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${SCRIPT}?id=${encodeURIComponent(measurementId)}`;
  document.head.append(script);
}

/** Calls the global function. Without analytics there is none, and nothing happens. */
export function send(...args: Parameters<Gtag>): void {
  try {
    window.gtag?.(...args);
  } catch (error) {
    // Somebody else's script, or a blocker's stand-in for it: a reader never pays for a measurement.
    console.warn(error);
  }
}
