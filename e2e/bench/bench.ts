import { chromium } from '@playwright/test';
import { measureNavigation, measurePage } from './pages';
import { measureBuild } from './syntheticBuild';
import { serve } from '../../src/build/commands/serve.mjs';
import { ensureChromium, findChromium } from '../../src/build/commands/setup.mjs';

/** Prints what the site costs its readers; with `--build`, what it costs to build, too. */
const PATHS = [
  '/',
  '/material-ui/getting-started/installation/',
  '/material-ui/react-button/',
  '/material-ui/react-autocomplete/',
  '/joy-ui/react-button/',
  '/x/react-data-grid/',
];

/** Where the figures of a machine's two cores settle. */
const NAVIGATION_ROUNDS = 21;

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

if (process.argv.includes('--build')) {
  for (const pages of [100, 300, 600]) {
    const { cpu, wall } = measureBuild(pages);
    console.log(
      `build of ${pages} pages: ${cpu.toFixed(0)} CPU s (${(cpu / pages).toFixed(3)} a page), ${wall.toFixed(0)} s elapsed`,
    );
  }
} else {
  await ensureChromium();
  const port = 3211;
  const server = await serve({ directory: 'out', port });
  const base = `http://localhost:${port}`;
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });
  for (const width of [390, 1280]) {
    for (const path of PATHS) {
      const cost = await measurePage(browser, base, path, width);
      console.log(
        `${path} at ${width} px: JS ${kB(cost.firstLoadJs)} (after 5 s ${kB(cost.idleJs)}), CSS ${kB(cost.css)}, ` +
          `fonts ${kB(cost.fonts)}, HTML ${kB(cost.html)}, CPU ${cost.cpu.toFixed(0)} ms, shift ${cost.shift.toFixed(3)}`,
      );
    }
  }
  const median = await measureNavigation(
    browser,
    base,
    ['/material-ui/react-button/', '/material-ui/react-alert/'],
    NAVIGATION_ROUNDS,
  );
  console.log(
    `Navigation, click to new heading painted: ${median.toFixed(0)} ms (median of ${NAVIGATION_ROUNDS})`,
  );
  await browser.close();
  server.close();
}
