/** Time between two checks whether the page may reload, in ms. */
const RELOAD_POLL_MS = 100;

/** Callbacks of the page. */
interface WorkerPage {
  /** Whether nothing that the reader has written would be lost. */
  readonly canReload: () => boolean;
  readonly reload: () => void;
}

/**
 * Registers the service worker and applies its updates: a waiting worker is activated, and once a
 * new one controls the page, the page reloads as soon as it has focus and nothing in it can be lost.
 * @returns a function that stops it
 * @throws Error (as a rejection) when the browser refuses workers
 */
export async function registerWorker(
  { serviceWorker }: Navigator,
  { canReload, reload }: WorkerPage,
): Promise<() => void> {
  const wasControlled = serviceWorker.controller !== null;
  const registration = await serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  if (!wasControlled) {
    const { active } = await serviceWorker.ready;
    active?.postMessage({ keep: listLoadedFiles() });
    return () => {};
  }
  let timer: ReturnType<typeof setInterval> | undefined;
  const reloadWhenPossible = () => {
    clearInterval(timer);
    timer = setInterval(() => document.hasFocus() && canReload() && reload(), RELOAD_POLL_MS);
  };
  const goOn = () => registration.waiting?.postMessage('skipWaiting');
  const watch = () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => installing.state === 'installed' && goOn());
  };
  goOn();
  watch();
  registration.addEventListener('updatefound', watch);
  serviceWorker.addEventListener('controllerchange', reloadWhenPossible);
  return () => {
    clearInterval(timer);
    registration.removeEventListener('updatefound', watch);
    serviceWorker.removeEventListener('controllerchange', reloadWhenPossible);
  };
}

/** Lets the worker cache a page that was reached by client-side navigation. */
export function keepPage({ serviceWorker }: Navigator, path: string): void {
  serviceWorker.controller?.postMessage({ keep: [path] });
}

/** The page and the files of this site that it has loaded so far. */
function listLoadedFiles(): string[] {
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  return [location.pathname, ...files.filter((file) => file.startsWith(location.origin))];
}
