import { withGlobal, type Clock } from '@sinonjs/fake-timers';
import { JSDOM, ResourceLoader, VirtualConsole, type DOMWindow } from 'jsdom';
import { giveSizes } from './giveSizes';

/** A document without a screen whose elements have sizes, and whose clock is ours. */
export interface SnapshotWindow {
  readonly window: DOMWindow;
  readonly clock: Clock;
  /** Errors that no one has caught, with what React reports. */
  readonly errors: readonly string[];
}

/** Address of the document, which leads nowhere. */
export const ADDRESS = 'https://snapshot.invalid/';

/** The day on which snapshots are made, so that the same sources give the same bytes: 1 June 2026. */
const NOW = Date.UTC(2026, 5, 1, 9);

/** Opens an empty document in which client code can run. */
export function createWindow(): SnapshotWindow {
  const errors: string[] = [];
  const virtualConsole = new VirtualConsole();
  virtualConsole.on('jsdomError', (error) => errors.push(error.message));
  const { window } = new JSDOM('<!doctype html><html lang="en"><head></head><body></body></html>', {
    url: ADDRESS,
    pretendToBeVisual: true,
    // The grid draws all rows where it takes jsdom, by its name, for a test.
    resources: new ResourceLoader({ userAgent: 'Mozilla/5.0 (snapshot)' }),
    runScripts: 'outside-only',
    virtualConsole,
  });
  giveSizes(window);
  // jsdom has no constructed style sheets, and a snapshot needs none.
  Object.assign(window.CSSStyleSheet.prototype, { replaceSync() {} });
  Object.assign(window.document, { adoptedStyleSheets: [] });
  // Before any code has kept a function of the real clock.
  const clock = withGlobal(window).install({ now: NOW });
  return { window, clock, errors };
}
