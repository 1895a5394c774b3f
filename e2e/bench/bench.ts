import { chromium } from '@playwright/test';
import { measureEditing, measureScrolling } from './demos';
import { measureDev } from './dev';
import { measureFirstActions, measureWake } from './firstAction';
import { formatGrowth, measureGrowth } from './growth';
import { measureLoad } from './hosts';
import { measureCpu, measureNavigation, measurePage } from './pages';
import { measureSearch } from './search';
import { measureSwitches } from './switches';
import { inSyntheticSite } from './syntheticSite';
import { SERVERS, startServer } from '../hosts/startServer';
import { serve } from '../../src/build/commands/serve.mjs';
import { ensureChromium, ensureServers, findChromium, findServer } from '../../src/build/commands/setup.mjs';

// Prints what the site costs its readers; with `--build`, what today's content and twice as much cost to build; with
// `--gates`, how long their gates take, after the same builds if both are named; with `--dev`, how long authors wait;
// with `--hosts`, how fast servers answer.

const PATHS = [
  '/',
  '/material-ui/getting-started/installation/',
  '/material-ui/react-button/',
  '/material-ui/react-autocomplete/',
  '/joy-ui/react-button/',
  '/x/react-data-grid/',
];

/** What is clicked first, by page. */
const FIRST_ACTIONS = {
  '/material-ui/react-button/': ['menu', 'mode', 'search', 'link'],
  '/material-ui/getting-started/installation/': ['tab'],
} as const;

/** Where the figures of a machine's two cores settle. */
const NAVIGATION_ROUNDS = 21;

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

const [isBuild, isGates] = [process.argv.includes('--build'), process.argv.includes('--gates')];

if (isBuild || isGates) {
  if (isGates) await ensureChromium();
  const wanted = { cached: isBuild, gates: isGates };
  const today = await measureGrowth('today', wanted);
  console.log(formatGrowth(today, await measureGrowth('twice', wanted)));
} else if (process.argv.includes('--dev')) {
  await ensureChromium();
  const browser = await launch();
  const { ready, firstOpenings, saved, reopened } = await inSyntheticSite('twice', (folder) =>
    measureDev(browser, folder),
  );
  const s = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
  console.log(`Development server: ready after ${s(ready)}`);
  for (const { path, time } of firstOpenings) console.log(`First opening of ${path}: ${s(time)}`);
  for (const { what, time } of saved)
    console.log(`From saving a ${what} to the browser: ${s(time)} (median)`);
  console.log(`Opening a page whose file has changed: ${s(reopened)} (median)`);
  await browser.close();
} else if (process.argv.includes('--hosts')) {
  await ensureServers();
  for (const name of SERVERS.filter((one) => findServer(one))) {
    const server = await startServer(name);
    const { perSecond, p50, p99, failed } = await measureLoad(server.url);
    console.log(
      `${name}, 32 connections for 10 s, a page in four requests: ${perSecond.toFixed(0)} requests/s, ` +
        `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms${failed > 0 ? `, ${failed} failed` : ''}`,
    );
    await server.stop();
  }
} else {
  await ensureChromium();
  const port = 3211;
  const server = await serve({ directory: 'out', port });
  const base = `http://localhost:${port}`;
  const browser = await launch();
  for (const width of [390, 1280]) {
    for (const path of PATHS) {
      const cost = await measurePage(browser, base, path, width);
      const cpu = await measureCpu(browser, base + path, width);
      console.log(
        `${path} at ${width} px: JS ${kB(cost.firstLoadJs)} (after 5 s ${kB(cost.idleJs)}), CSS ${kB(cost.css)}, ` +
          `fonts ${kB(cost.fonts)}, HTML ${kB(cost.html)}, CPU ${cpu.toFixed(0)} ms (median), shift ${cost.shift.toFixed(3)}`,
      );
    }
  }
  for (const path of PATHS) {
    const { alive, longestTask } = await measureWake(browser, base + path);
    console.log(
      `${path}: alive ${alive.toFixed(0)} ms after the first movement of the pointer, ` +
        `longest task ${longestTask ? `${longestTask.toFixed(0)} ms` : 'below 50 ms'} (medians)`,
    );
  }
  for (const [path, names] of Object.entries(FIRST_ACTIONS)) {
    for (const slowdown of [1, 4]) {
      const actions = await measureFirstActions(browser, base + path, names, slowdown);
      console.log(
        `First click to next paint${slowdown > 1 ? `, CPU ${slowdown} times slower` : ''}: ` +
          actions.map(({ name, nextPaint }) => `${name} ${nextPaint.toFixed(0)} ms`).join(', '),
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
  for (const { name, median: half, worst } of await measureSwitches(
    browser,
    base,
    '/joy-ui/react-button/',
    NAVIGATION_ROUNDS,
  )) {
    console.log(
      `Switching the ${name}, 11 demos alive: ${half.toFixed(0)} ms to the next paint (worst ${worst.toFixed(0)})`,
    );
  }
  for (const minLines of [0, 635]) {
    const { lines, key, result } = await measureEditing(browser, base, {
      path: '/material-ui/react-drawer/',
      demo: 'DrawerOverContent',
      minLines,
    });
    console.log(
      `Editing ${lines} lines: ${key.toFixed(1)} ms from a key to the end of its frame, ` +
        `${result.toFixed(0)} ms from the last key to the new result (medians)`,
    );
  }
  const scroll = await measureScrolling(browser, base, '/material-ui/react-autocomplete/');
  console.log(
    `Scrolling past ${scroll.demos} demos that come alive on the way: ${scroll.median.toFixed(1)} ms a frame ` +
      `(median of ${scroll.frames}), ${(scroll.missed * 100).toFixed(1)} % of them late`,
  );
  const search = await measureSearch(browser, base, '/material-ui/react-button/');
  console.log(
    `Search, first result after the dialog has opened, warm cache: ${search.firstResult.toFixed(0)} ms ` +
      `(from the key: ${search.fromKey.toFixed(0)} ms; medians)`,
  );
  console.log(
    `Search, ${search.keystrokes} keystrokes in the whole index, input event to results laid out: ` +
      `p50 ${search.p50.toFixed(1)} ms, p95 ${search.p95.toFixed(1)} ms; ` +
      `of which until the worker's answer: p50 ${search.workerP50.toFixed(1)} ms, p95 ${search.workerP95.toFixed(1)} ms; ` +
      `CPU of the main thread ${search.mainCpu.toFixed(1)} ms each (mean)`,
  );
  await browser.close();
  server.close();
}

function launch() {
  return chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });
}
