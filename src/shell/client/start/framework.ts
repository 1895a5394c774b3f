import { FRAMEWORK_ID, isRuntime, parseFrameworkScripts } from '../../shared/framework';

/** The scripts of the framework and of the app, which the page does not need until the reader acts. */
export interface Framework {
  /** Fetches them into the browser's cache, at low priority. */
  readonly prefetch: () => void;
  /** Runs those that have not run yet, the bundler's runtime last. Does nothing while they load. */
  readonly run: () => void;
}

interface FrameworkEvents {
  /** All scripts have run; hydration follows. */
  readonly onRun: () => void;
  /** A script did not load; `run` can be called again. */
  readonly onFailure: () => void;
}

/** Reads the list of the framework's scripts from the document. */
export function createFramework(root: Document, { onRun, onFailure }: FrameworkEvents): Framework {
  const waiting = new Set(parseFrameworkScripts(root.getElementById(FRAMEWORK_ID)?.textContent ?? null));
  let loading = 0;
  let hasFailed = false;

  const onEnd = () => {
    loading -= 1;
    if (loading > 0) return;
    if (hasFailed) onFailure();
    else if (waiting.size > 0) insertNext();
    else onRun();
  };
  /** The runtime goes last: a module that it starts without one of the others is broken for good. */
  const insertNext = () => {
    const sources = [...waiting];
    const others = sources.filter((src) => !isRuntime(src));
    const next = others.length > 0 ? others : sources;
    loading = next.length;
    hasFailed = false;
    next.forEach(insert);
  };
  const insert = (src: string) => {
    const script = root.createElement('script');
    script.src = src;
    // In the order of insertion, like `defer`.
    script.async = false;
    script.onload = () => {
      waiting.delete(src);
      onEnd();
    };
    script.onerror = () => {
      // Next would take it for one that is loading.
      script.remove();
      hasFailed = true;
      onEnd();
    };
    root.head.append(script);
  };

  // Safari has none. 3 to 8 ms less of the main thread than `fetch`, for all of them.
  const addPrefetch = (href: string) => {
    const link = root.createElement('link');
    Object.assign(link, { rel: 'prefetch', as: 'script', href });
    root.head.append(link);
  };
  const fetchEarly = (src: string) => {
    // Offline, or an older deployment: they are requested again when they are needed.
    fetch(src, { priority: 'low' }).catch(() => {});
  };

  const fetchAhead = (src: string) => {
    const { relList } = root.createElement('link');
    if (relList.supports('prefetch')) addPrefetch(src);
    else fetchEarly(src);
  };
  let isFetched = false;

  return {
    prefetch() {
      isFetched = true;
      [...waiting].forEach(fetchAhead);
    },
    run() {
      if (loading > 0) return;
      // At the same time as the others.
      if (!isFetched) [...waiting].filter(isRuntime).forEach(fetchAhead);
      isFetched = true;
      insertNext();
    },
  };
}
