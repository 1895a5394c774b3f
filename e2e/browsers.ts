import { findChromium, findTestChromium } from '../src/cli/process/setup.mjs';

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const headlessArgs = [
  ...args,
  // As on a screen of today: hinted letters of two fonts differ by whole pixels, so that text moves when a font comes.
  '--font-render-hinting=none',
];

/** The browser of most stories: Chromium without a window, in half the time. */
export const LAUNCH_OPTIONS = { executablePath: findTestChromium(), args: headlessArgs };

/** For stories about sandboxed frames, which have a process of their own in every browser with a window. */
export const ISOLATED_FRAMES = {
  launchOptions: { ...LAUNCH_OPTIONS, args: [...headlessArgs, '--site-per-process'] },
};

/**
 * For stories about what Chromium without a window lacks: the back/forward cache, and a pointer that has been nowhere
 * (it reports a movement of no length, at 0, 0). It takes twice the time. `test.use(WHOLE_BROWSER)` is for a file.
 */
export const WHOLE_BROWSER = { launchOptions: { executablePath: findChromium(), args } };
