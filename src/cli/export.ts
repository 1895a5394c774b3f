import { existsSync } from 'node:fs';
import { completeExport } from '../export/node/completeExport';
import { isComplete, OUT, recover, STAGING } from '../export/node/documents/publish.mjs';
import { listExportParts } from '../export/node/exportParts';
import { listArtefacts } from '../export/node/listArtefacts';
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
  const { pages, size, compressedSize, notes } = await completeExport(
    await listArtefacts(),
    await listExportParts(),
  );
  console.log(`Exported ${pages} pages: ${toMB(size)}, and ${toMB(compressedSize)} of compressed files.`);
  for (const { summary, warnings } of notes) {
    console.log(`\n${summary}`);
    for (const warning of warnings) console.warn(`\nWarning: ${warning}`);
  }
}
