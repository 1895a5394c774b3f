import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { completeExport } from '../export/node/completeExport';
import { isComplete, OUT, recover, STAGING } from '../export/node/documents/publish.mjs';
import { listArtefacts } from '../export/node/listArtefacts';
import { formatSummary } from '../export/node/report/formatReport';
import { findExceededLimits } from '../export/node/report/hostLimits';
import { REPORT_FILE, type SiteReport } from '../export/node/report/siteReport';
import { withLock } from './process/lock.mjs';
import { runMain } from './process/run.mjs';

const toMB = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;

// The second half of `next build && npm run export`; `npm run build` runs both.
await runMain(() =>
  withLock(async () => {
    recover();
    if (existsSync(STAGING)) await complete();
    if (!isComplete(OUT)) throw new Error('out/ is missing or incomplete. Run npm run build.');
    console.log(`The site is complete in ${OUT}`);
  }),
);

async function complete(): Promise<void> {
  const { pages, size, compressedSize, report } = await completeExport(await listArtefacts());
  console.log(`Exported ${pages} pages: ${toMB(size)}, and ${toMB(compressedSize)} of compressed files.`);
  console.log(`\n${formatSummary(report)}\n\nnpm run report prints more.`);
  for (const warning of findExceededLimits(report.files)) console.warn(`\nWarning: ${warning}`);
  writeReport(report);
}

/** A page on each line, so that two reports can be compared as text, too. */
function writeReport(report: SiteReport): void {
  const toLines = (list: readonly unknown[]) => list.map((one) => JSON.stringify(one)).join(',\n');
  mkdirSync(path.dirname(REPORT_FILE), { recursive: true });
  const parts = Object.entries(report).map(([name, list]) => `"${name}":[\n${toLines(list)}\n]`);
  writeFileSync(REPORT_FILE, `{${parts.join(',\n')}}\n`);
}
