import { cpSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../src/base/node/files';
import { sum, type SiteReport } from '../../src/extensions/report/node/siteReport';
import { formatBytes, formatCount, formatTable } from '../../src/extensions/report/node/table';
import { inSyntheticSite, readReport, type Amount } from './syntheticSite';
import { timeCommand, type CommandCost } from './timeCommand';

/** What a copy of the site costs its builders. */
export interface SiteCost {
  readonly report: SiteReport;
  /** As in CI: the bundler's cache is not written. `null` where it was not asked for. */
  readonly uncached: CommandCost | null;
  readonly cold: CommandCost;
  /** With all that the first build has cached; likewise. */
  readonly cached: CommandCost | null;
  /** Of the built site; likewise. */
  readonly gates: CommandCost | null;
}

const BUILD = 'node src/cli/build.mjs';
const GATES = 'npx playwright test --project=gates';

/** Builds a copy of the site, in the other two ways as well if this is wanted, and runs its gates likewise. */
export async function measureGrowth(
  amount: Amount,
  wanted: { readonly builds: boolean; readonly gates: boolean },
): Promise<SiteCost> {
  const uncached = wanted.builds
    ? await inSyntheticSite(amount, (folder) => timeCommand(`env ATLAS_BUNDLER_CACHE=off ${BUILD}`, folder))
    : null;
  return inSyntheticSite(amount, async (folder) => {
    const cold = await timeCommand(BUILD, folder);
    const cached = wanted.builds ? await timeCommand(BUILD, folder) : null;
    for (const name of ['e2e', 'playwright.config.ts']) {
      cpSync(path.join(ROOT, name), path.join(folder, name), { recursive: true });
    }
    const gates = wanted.gates ? await timeCommand(GATES, folder) : null;
    return { report: readReport(folder), uncached, cold, cached, gates };
  });
}

/** A table of what has been measured at both amounts; in its last column 2.00 is "in proportion to the content". */
export function formatGrowth(today: SiteCost, twice: SiteCost): string {
  const rows = FIGURES.flatMap(([name, read, format]) => {
    const [before, after] = [read(today), read(twice)];
    if (before === undefined || after === undefined) return [];
    if (before === null || after === null) return [[name, 'unknown', 'unknown', '']];
    return [[name, format(before), format(after), (after / before).toFixed(2)]];
  });
  return formatTable({ head: ['', 'today', 'twice', 'growth'], rows }, 'plain');
}

/** README's sentence about builds: to be pasted as it is. */
export function formatBuild(today: SiteCost, twice: SiteCost): string {
  const [pages, demos] = [listDocuments(today, false).length, listDocuments(today, true).length];
  return `When it was last measured (\`npm run bench -- --build\`), a build from nothing took ${today.cold.cpu.toFixed(0)} s of CPU for ${formatCount(pages)} pages and
${formatCount(demos)} single demos, and ${(twice.cold.cpu / today.cold.cpu).toFixed(2)} times as much for twice the written pages and demos.`;
}

const seconds = (value: number) => value.toFixed(0);
const minutes = (value: number) => (value / 60).toFixed(1);

const listDocuments = ({ report: { pages } }: SiteCost, isDemo: boolean) =>
  pages.filter(({ type }) => (type === 'demo') === isDemo);

const getMeanHtml = (cost: SiteCost, isDemo: boolean) => {
  const documents = listDocuments(cost, isDemo);
  return sum(documents, ({ html }) => html.bytes) / documents.length;
};

/** What is printed of a site: `undefined` is left out, `null` is unknown. */
const FIGURES: readonly (readonly [
  name: string,
  read: (cost: SiteCost) => number | null | undefined,
  format: (value: number) => string,
])[] = [
  ['pages', (cost) => listDocuments(cost, false).length, formatCount],
  ['single demos', (cost) => listDocuments(cost, true).length, formatCount],
  ['mean HTML of a page', (cost) => getMeanHtml(cost, false), formatBytes],
  ['mean HTML of a single demo', (cost) => getMeanHtml(cost, true), formatBytes],
  ['build without bundler cache, CPU s', ({ uncached }) => uncached?.cpu, seconds],
  ['build without bundler cache, elapsed s', ({ uncached }) => uncached?.wall, seconds],
  ['build without bundler cache, largest process', ({ uncached }) => uncached?.largestProcess, formatBytes],
  ['cold build, CPU s', ({ cold }) => cold.cpu, seconds],
  ['cold build, elapsed s', ({ cold }) => cold.wall, seconds],
  ['cold build, largest process', ({ cold }) => cold.largestProcess, formatBytes],
  ['build with caches, CPU s', ({ cached }) => cached?.cpu, seconds],
  ['build with caches, elapsed s', ({ cached }) => cached?.wall, seconds],
  ['build with caches, largest process', ({ cached }) => cached?.largestProcess, formatBytes],
  ['files', ({ report }) => sum(report.files, ({ files }) => files), formatCount],
  [
    'files with compressed copies',
    ({ report }) => sum(report.files, ({ files, copies }) => files + copies.files),
    formatCount,
  ],
  ['size', ({ report }) => sum(report.files, ({ size }) => size.bytes), formatBytes],
  [
    'size with compressed copies',
    ({ report }) => sum(report.files, ({ size, copies }) => size.bytes + copies.bytes),
    formatBytes,
  ],
  ['gates, minutes', ({ gates }) => gates?.wall, minutes],
];
