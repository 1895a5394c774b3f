import { formatBytes, formatTable } from '../../src/extensions/report/node/table';
import type { EditingCost } from './demos';
import type { PageCost } from './pages';
import type { SearchCost } from './search';
import type { SwitchCost } from './switches';

/** A page of README's table, on a wide screen. */
export interface ReadmeRow extends PageCost {
  readonly name: string;
  /** Of the main thread until two seconds after the load event, in ms. */
  readonly cpu: number;
}

/** What README says of a visit; times in ms, several where it says from which to which. */
export interface ReadmeFigures {
  readonly cores: number;
  readonly chromium: string;
  readonly rows: readonly ReadmeRow[];
  readonly alive: readonly number[];
  /** First clicks on everything but a link, and on one; with the processor as it is, and slowed four times. */
  readonly clicks: Readonly<Record<'usual' | 'slowed', { readonly others: readonly number[]; link: number }>>;
  readonly navigation: number;
  readonly switches: Readonly<Record<'direction' | 'mode', SwitchCost>>;
  readonly editing: EditingCost;
  readonly search: SearchCost;
}

/** The part of README that has the figures of a visit: to be pasted as it is. */
export function formatReadme(figures: ReadmeFigures): string {
  const { cores, chromium, rows, alive, clicks, navigation, switches, editing, search } = figures;
  const table = formatTable(
    {
      head: [
        'page',
        'JavaScript that runs',
        'fetched in idle time',
        'CSS',
        'fonts',
        'HTML',
        'main thread, 2 s after load',
        'layout shift',
      ],
      rows: rows.map(({ name, firstLoadJs, idleJs, css, fonts, html, cpu, shift }) => [
        name,
        ...[firstLoadJs, idleJs - firstLoadJs, css, fonts, html].map(formatBytes),
        toMs(cpu),
        shift.toFixed(3),
      ]),
    },
    'markdown',
  );
  return `Measured by \`npm run bench\` on the export (${cores} cores, Chromium ${chromium}, cold cache, 1280 px wide), in bytes as
served: compressed. The budgets in \`e2e/budget.spec.ts\` hold for the best compression, which is up to a tenth smaller.

${table}

The framework starts with the reader's first movement of the pointer, touch, key or focus, and everything is alive
${toRange(alive)} later. The very first click shows after ${toRange(clicks.usual.others)}, with the CPU slowed four times
after ${toRange(clicks.slowed.others)}; if it is a link, the next page after ${toMs(clicks.usual.link)} and ${toMs(clicks.slowed.link)}.
From the click to the new heading painted, a navigation between two component pages takes ${toMs(navigation)}. With
${switches.mode.demos} demos alive, switching the direction shows after ${toMs(switches.direction.median)} and the mode after ${toMs(switches.mode.median)}; a key in the editor of a demo
of ${editing.lines} lines after ${toMs(editing.key)}, its result after ${toMs(editing.result)}. These are medians.
The search shows its first result ${toMs(search.firstResult)} after its dialog has opened, and answers a letter in ${toMs(search.p95)} (95th
percentile, whole index).`;
}

const toMs = (time: number) => `${time.toFixed(0)} ms`;

function toRange(times: readonly number[]): string {
  return `${Math.min(...times).toFixed(0)} to ${toMs(Math.max(...times))}`;
}
