import os from 'node:os';
import type { Browser } from '@playwright/test';
import { formatBytes } from '../../src/extensions/report/node/table';
import { measureEditing, measureScrolling } from './demos';
import { measureFirstActions, measureWake } from './firstAction';
import { compareGrids } from './grids';
import { measureCpu, measureNavigation, measurePage } from './pages';
import type { ReadmeFigures, ReadmeRow } from './readme';
import { measureSearch } from './search';
import { measureSwitches } from './switches';

/** What is visited, with the names of those in README's table. */
const PATHS: Readonly<Record<string, string | null>> = {
  '/': 'landing',
  '/material-ui/getting-started/installation/': 'guide',
  '/material-ui/react-button/': 'Button',
  '/material-ui/react-autocomplete/': null,
  '/joy-ui/react-button/': null,
  '/x/react-data-grid/': null,
};

const BUTTON = '/material-ui/react-button/';
const GUIDE = '/material-ui/getting-started/installation/';

/** Where the figures of a machine's two cores settle. */
const NAVIGATION_ROUNDS = 21;

const ms = (time: number) => `${time.toFixed(0)} ms`;

/** Measures visits of the site, and prints each figure when it is there: more than README tells. */
export async function measureVisits(browser: Browser, base: string): Promise<ReadmeFigures> {
  return {
    cores: os.availableParallelism(),
    chromium: browser.version().split('.')[0] ?? '',
    rows: await measurePages(browser, base),
    alive: await measureWakes(browser, base),
    clicks: { usual: await measureClicks(browser, base, 1), slowed: await measureClicks(browser, base, 4) },
    ...(await measureApp(browser, base)),
    editing: await measureEditor(browser, base),
    search: await measureAnswers(browser, base),
  };
}

async function measurePages(browser: Browser, base: string): Promise<ReadmeRow[]> {
  const rows: ReadmeRow[] = [];
  for (const width of [390, 1280]) {
    for (const [path, name] of Object.entries(PATHS)) {
      const cost = await measurePage(browser, base, path, width);
      const cpu = await measureCpu(browser, base + path, width);
      const [js, idleJs, css, fonts, html] = [
        cost.firstLoadJs,
        cost.idleJs,
        cost.css,
        cost.fonts,
        cost.html,
      ].map(formatBytes);
      console.log(
        `${path} at ${width} px: JS ${js} (after 5 s ${idleJs}), CSS ${css}, fonts ${fonts}, HTML ${html}, ` +
          `CPU ${ms(cpu)} (median), shift ${cost.shift.toFixed(3)}`,
      );
      if (name !== null && width === 1280) rows.push({ ...cost, name, cpu });
    }
  }
  return rows;
}

async function measureWakes(browser: Browser, base: string): Promise<number[]> {
  const times: number[] = [];
  for (const path of Object.keys(PATHS)) {
    const { alive, longestTask } = await measureWake(browser, base + path);
    console.log(
      `${path}: alive ${ms(alive)} after the first movement of the pointer, ` +
        `longest task ${longestTask ? ms(longestTask) : 'below 50 ms'} (medians)`,
    );
    times.push(alive);
  }
  return times;
}

async function measureClicks(browser: Browser, base: string, slowdown: number) {
  const onButton = ['menu', 'mode', 'search', 'link'] as const;
  const actions = [
    ...(await measureFirstActions(browser, base + BUTTON, onButton, slowdown)),
    ...(await measureFirstActions(browser, base + GUIDE, ['tab'], slowdown)),
  ];
  console.log(
    `First click to next paint${slowdown > 1 ? `, CPU ${slowdown} times slower` : ''}: ` +
      actions.map(({ name, nextPaint }) => `${name} ${ms(nextPaint)}`).join(', '),
  );
  return {
    others: actions.flatMap(({ name, nextPaint }) => (name === 'link' ? [] : [nextPaint])),
    link: actions.find(({ name }) => name === 'link')?.nextPaint ?? NaN,
  };
}

/** What takes place while the framework runs. */
async function measureApp(browser: Browser, base: string) {
  const navigation = await measureNavigation(
    browser,
    base,
    [BUTTON, '/material-ui/react-alert/'],
    NAVIGATION_ROUNDS,
  );
  console.log(`Navigation, click to new heading painted: ${ms(navigation)} (median of ${NAVIGATION_ROUNDS})`);
  const switches = await measureSwitches(browser, base, '/joy-ui/react-button/', NAVIGATION_ROUNDS);
  for (const [name, { demos, median, worst }] of Object.entries(switches)) {
    console.log(
      `Switching the ${name}, ${demos} demos alive: ${ms(median)} to the next paint (worst ${ms(worst)})`,
    );
  }
  await measureGrids(browser, base);
  const { demos, median, frames, missed } = await measureScrolling(
    browser,
    base,
    '/material-ui/react-autocomplete/',
  );
  console.log(
    `Scrolling past ${demos} demos that come alive on the way: ${median.toFixed(1)} ms a frame ` +
      `(median of ${frames}), ${(missed * 100).toFixed(1)} % of them late`,
  );
  return { navigation, switches };
}

/** A grid of 100,000 rows on its page, and in a document with nothing else. */
async function measureGrids(browser: Browser, base: string): Promise<void> {
  const costs = await compareGrids(
    browser,
    `${base}/x/react-data-grid/`,
    'DataGridLargeData',
    'data/x/react-data-grid/DataGridLargeData.tsx',
  );
  for (const [place, { late, frame, key, rows }] of Object.entries(costs)) {
    console.log(
      `A grid of 100,000 rows, ${place === 'site' ? 'on its page' : 'alone'}: ${frame.toFixed(1)} ms a frame while ` +
        `scrolling, ${(late * 100).toFixed(1)} % late; ${key.toFixed(1)} ms from a key in its quick filter to the end ` +
        `of its frame, ${rows.toFixed(0)} ms to that of the filtered rows (medians, in turns)`,
    );
  }
}

/** What it costs to edit a demo as it is; of a long one, it is only printed. */
async function measureEditor(browser: Browser, base: string) {
  const measure = async (minLines: number) => {
    const place = { path: '/material-ui/react-drawer/', demo: 'DrawerOverContent', minLines };
    const cost = await measureEditing(browser, base, place);
    console.log(
      `Editing ${cost.lines} lines: ${cost.key.toFixed(1)} ms from a key to the end of its frame, ` +
        `${ms(cost.result)} from the last key to the new result (medians)`,
    );
    return cost;
  };
  const usual = await measure(0);
  await measure(635);
  return usual;
}

async function measureAnswers(browser: Browser, base: string) {
  const search = await measureSearch(browser, base, BUTTON);
  console.log(
    `Search, first result after the dialog has opened, warm cache: ${ms(search.firstResult)} ` +
      `(from the key: ${ms(search.fromKey)}; medians)`,
  );
  console.log(
    `Search, ${search.keystrokes} keystrokes in the whole index, input event to results laid out: ` +
      `p50 ${search.p50.toFixed(1)} ms, p95 ${search.p95.toFixed(1)} ms; ` +
      `of which until the worker's answer: p50 ${search.workerP50.toFixed(1)} ms, p95 ${search.workerP95.toFixed(1)} ms; ` +
      `CPU of the main thread ${search.mainCpu.toFixed(1)} ms each (mean)`,
  );
  return search;
}
