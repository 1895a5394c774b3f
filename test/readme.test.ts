import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { formatBuild, type SiteCost } from '../e2e/bench/growth';
import { formatReadme } from '../e2e/bench/readme';

const switchCost = { demos: 1, median: 1, worst: 1 };
const clicks = { others: [1, 2], link: 1 };
const rows = ['landing', 'guide', 'Button'].map((name) => ({
  name,
  path: '/',
  width: 1280,
  firstLoadJs: 1,
  idleJs: 2,
  css: 1,
  fonts: 1,
  html: 1,
  cpu: 1,
  shift: 0,
}));

const visits = formatReadme({
  cores: 2,
  chromium: '1',
  rows,
  alive: [1, 2],
  clicks: { usual: clicks, slowed: clicks },
  navigation: 1,
  switches: { direction: switchCost, mode: switchCost },
  editing: { lines: 1, key: 1, result: 1 },
  search: {
    firstResult: 1,
    fromKey: 1,
    keystrokes: 1,
    p50: 1,
    p95: 1,
    workerP50: 1,
    workerP95: 1,
    mainCpu: 1,
  },
});

const cost: SiteCost = {
  report: { pages: [], files: [], artefacts: [] },
  uncached: null,
  cold: { cpu: 1, wall: 1, largestProcess: null },
  cached: null,
  gates: null,
};

/** A text without its figures, and without the spaces that depend on them. */
function maskFigures(text: string): string {
  return text
    .replace(/\d[\d,.]*\d|\d/g, '#')
    .replace(/-{3,}/g, '---')
    .replace(/\s+/g, ' ')
    .trim();
}

it('README has the figures that npm run bench prints, and no others', () => {
  const [, section = ''] = readFileSync('README.md', 'utf8').split(/^## What it costs a reader$|^## Where /m);
  expect(maskFigures(section)).toBe(maskFigures(`${visits} ${formatBuild(cost, cost)}`));
});
