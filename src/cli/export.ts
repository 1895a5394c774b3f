import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CARD_FILE } from '../api/shared/apiCard';
import { getErrorMessagesFile } from '../extensions/errorDecoder/node/errorMessages';
import { completeExport } from '../export/node/completeExport';
import { isComplete, OUT, recover, STAGING } from '../export/node/documents/publish.mjs';
import { getIconFiles } from '../extensions/icons/node/getIconFiles';
import { getMarkdownFiles } from '../extensions/markdown/node/getMarkdownFiles';
import { formatSummary } from '../export/node/report/formatReport';
import { findPassedLimits } from '../export/node/report/hostLimits';
import { REPORT_FILE, type SiteReport } from '../export/node/report/siteReport';
import { getSearchFiles } from '../search/node/getSearchFiles';
import { getSocialImages } from '../extensions/social/node/getSocialImages';
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
  // The development server's files in public/ may be outdated.
  const cards = readdirSync('public', { recursive: true, encoding: 'utf8' }).filter(
    (file) => path.basename(file) === CARD_FILE,
  );
  for (const file of ['search', 'icons', ...cards])
    rmSync(path.join(STAGING, file), { recursive: true, force: true });
  const { pages, size, compressedSize, report } = await completeExport(
    getSocialImages,
    async (hasPage, documents) => [
      ...(await getSearchFiles(hasPage)),
      ...getIconFiles().files,
      getErrorMessagesFile(),
      ...(await getMarkdownFiles(documents)),
    ],
  );
  console.log(`Exported ${pages} pages: ${toMB(size)}, and ${toMB(compressedSize)} of compressed files.`);
  console.log(`\n${formatSummary(report)}\n\nnpm run report prints more.`);
  for (const warning of findPassedLimits(report.files)) console.warn(`\nWarning: ${warning}`);
  writeReport(report);
}

/** A page on each line, so that two reports can be compared as text, too. */
function writeReport({ pages, files }: SiteReport): void {
  const toLines = (list: readonly unknown[]) => list.map((one) => JSON.stringify(one)).join(',\n');
  mkdirSync(path.dirname(REPORT_FILE), { recursive: true });
  writeFileSync(REPORT_FILE, `{"pages":[\n${toLines(pages)}\n],\n"files":[\n${toLines(files)}\n]}\n`);
}
