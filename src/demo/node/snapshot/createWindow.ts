import { withGlobal, type Clock } from '@sinonjs/fake-timers';
import { JSDOM, ResourceLoader, VirtualConsole, type DOMWindow } from 'jsdom';
import { stubLayout } from './stubLayout';

/** A headless document whose elements have sizes, with a fake clock. */
export interface SnapshotWindow {
  readonly window: DOMWindow;
  readonly clock: Clock;
  /** Uncaught errors, including those that React reports. */
  readonly errors: readonly string[];
}

/** URL of the document, on a host that does not exist. */
export const ADDRESS = 'https://snapshot.invalid/';

/** The fixed date of snapshots, so that the same sources give the same bytes: 1 June 2026. */
const NOW = Date.UTC(2026, 5, 1, 9);

/** Opens an empty document in which client code can run. */
export function createWindow(): SnapshotWindow {
  const errors: string[] = [];
  const virtualConsole = new VirtualConsole();
  virtualConsole.on('jsdomError', (error) => errors.push(error.message));
  const { window } = new JSDOM('<!doctype html><html lang="en"><head></head><body></body></html>', {
    url: ADDRESS,
    pretendToBeVisual: true,
    // A data grid that finds jsdom in the user agent assumes a test, and renders all rows.
    resources: new ResourceLoader({ userAgent: 'Mozilla/5.0 (snapshot)' }),
    runScripts: 'outside-only',
    virtualConsole,
  });
  stubLayout(window);
  // jsdom has no constructable style sheets, and a snapshot needs none.
  Object.assign(window.CSSStyleSheet.prototype, { replaceSync() {} });
  Object.assign(window.document, { adoptedStyleSheets: [] });
  // Before any code can save a reference to a real timer function.
  const clock = withGlobal(window).install({ now: NOW });
  return { window, clock, errors };
}
