import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';

/** Later than any day that a demo shows, at other times and on other days of the week. */
const DAYS = ['2026-12-02T09:00:00Z', '2027-10-29T21:30:00Z'];

const demos = import.meta.glob<ComponentType>('../../../data/**/*.tsx', { import: 'default' });
const files = readdirSync('data', { recursive: true, encoding: 'utf8' })
  .map((file) => path.posix.join('data', file))
  .filter((file) => file.endsWith('.tsx') && /\bdayjs\b/.test(readFileSync(file, 'utf8')))
  .sort();

vi.setConfig({ testTimeout: 60_000 + files.length * 1_000 });

it(`${files.length} demos with dates are the same on each day`, async () => {
  expect(files.length).toBeGreaterThan(0);
  const [first, second] = [await renderOn(DAYS[0]), await renderOn(DAYS[1])];
  expect(files.filter((_, index) => first[index] !== second[index])).toEqual([]);
});

/** The HTML of all demos, loaded and rendered on a day. */
async function renderOn(day = ''): Promise<string[]> {
  vi.useFakeTimers({ now: new Date(day), toFake: ['Date'] });
  vi.resetModules();
  const all: string[] = [];
  for (const file of files) {
    const Demo = await demos[`../../../${file}`]?.();
    all.push(Demo ? renderToStaticMarkup(createElement(Demo)) : '');
  }
  vi.useRealTimers();
  return all;
}
