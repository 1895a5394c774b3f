import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { startDev } from '../dev/startDev';
import { getMedian } from './quantile';

/** What the development server costs authors; times in ms. */
export interface DevCost {
  /** From the command to the first request that may be sent. */
  readonly ready: number;
  /** The first opening of each page, in this order: what they share is compiled with the first. */
  readonly firstOpenings: readonly { readonly path: string; readonly time: number }[];
  /** From saving a file to the text in the browser, which nobody reloads; medians. */
  readonly saved: readonly { readonly what: string; readonly time: number }[];
  /** From the address to the whole document of a page whose file has changed since it was opened; median. */
  readonly reopened: number;
}

const PORT = 3213;
const BASE = `http://localhost:${PORT}`;
const ROUNDS = 5;

/** A page that nobody has opened is compiled first. */
const PATIENCE = 60_000;

const PAGES = [
  '/material-ui/react-button/',
  '/material-ui/react-alert/',
  '/material-ui/api/button/',
  '/material-ui/',
];

/** What is changed: a text that the page shows, in its file. */
const BUTTON = {
  paragraph: ['data/material-ui/react-button/react-button.mdx', 'A button runs an action'],
  demo: ['data/material-ui/react-button/ButtonVariants.tsx', 'Save for later'],
} as const;
const ALERT = ['data/material-ui/react-alert/react-alert.mdx', 'An alert is a message'] as const;

/** Runs the development server for a copy of the site, and changes files of the copy. */
export async function measureDev(browser: Browser, folder: string): Promise<DevCost> {
  const { ready, stop } = await startDev(folder, PORT);
  try {
    const firstOpenings = [];
    for (const one of PAGES) firstOpenings.push({ path: one, time: await open(one) });
    const page = await browser.newPage();
    const saved = await measureSaving(page, folder);
    await page.close();
    const reopened: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      reopened.push(await change(folder, ALERT, round, (text) => open('/material-ui/react-alert/', text)));
    }
    return { ready, firstOpenings, saved, reopened: getMedian(reopened) };
  } finally {
    await stop();
  }
}

async function measureSaving(page: Page, folder: string): Promise<DevCost['saved']> {
  await page.goto(`${BASE}/material-ui/react-button/`, { waitUntil: 'networkidle', timeout: PATIENCE });
  const results = [];
  for (const [what, place] of Object.entries(BUTTON)) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      times.push(
        await change(folder, place, round, async (text) => {
          const saved = performance.now();
          await page.getByText(text).first().waitFor({ state: 'attached', timeout: PATIENCE });
          return performance.now() - saved;
        }),
      );
      // The next change begins from what is in the file now.
      await page
        .getByText(place[1], { exact: false })
        .first()
        .waitFor({ state: 'attached', timeout: PATIENCE });
      await page.waitForTimeout(2000);
    }
    results.push({ what, time: getMedian(times) });
  }
  return results;
}

/** Adds something to a text of a file, measures what follows, and takes it back. */
async function change(
  folder: string,
  [name, text]: readonly [name: string, text: string],
  round: number,
  measure: (text: string) => Promise<number>,
): Promise<number> {
  const file = path.join(folder, name);
  const before = readFileSync(file, 'utf8');
  const changed = `${text} ${round}`;
  if (!before.includes(text)) throw new Error(`${name} does not contain "${text}" any more. Choose another.`);
  writeFileSync(file, before.replace(text, changed));
  const time = await measure(changed);
  writeFileSync(file, before);
  return time;
}

/** Opens a page until it shows a text, and takes the time. */
async function open(one: string, text = ''): Promise<number> {
  const start = performance.now();
  for (let document: string | null = null; !document?.includes(text); ) {
    const response = await fetch(BASE + one, { signal: AbortSignal.timeout(PATIENCE) });
    if (!response.ok) throw new Error(`${one} answers ${response.status}.`);
    document = await response.text();
  }
  return performance.now() - start;
}
