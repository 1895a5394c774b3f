import { findChromium, findTestChromium } from '../src/build/commands/setup.mjs';

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The browser of most stories: Chromium without a window, in half the time. */
export const LAUNCH_OPTIONS = { executablePath: findTestChromium(), args };

/**
 * For stories about what Chromium without a window lacks: a process of its own for a sandboxed frame, the back/forward
 * cache, the hinting of fonts, a pointer that has been nowhere (it reports a movement of no length, at 0, 0), and steady
 * times. It takes twice the time. `test.use(WHOLE_BROWSER)` is for a file.
 */
export const WHOLE_BROWSER = { launchOptions: { executablePath: findChromium(), args } };
