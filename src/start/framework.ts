import { FRAMEWORK_ID, parseFrameworkScripts } from '../model/framework';

/** The scripts of the framework and of the app, which the page does not need until the reader acts. */
export interface Framework {
  /** Fetches them into the browser's cache, at low priority. */
  readonly prefetch: () => void;
  /** Runs those that have not run yet, in their order. Does nothing while they load. */
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

  const onEnd = () => {
    loading -= 1;
    if (loading > 0) return;
    if (waiting.size > 0) onFailure();
    else onRun();
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

  return {
    prefetch() {
      const { relList } = root.createElement('link');
      waiting.forEach(relList.supports('prefetch') ? addPrefetch : fetchEarly);
    },
    run() {
      if (loading > 0) return;
      loading = waiting.size;
      waiting.forEach(insert);
    },
  };
}
