import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { getErrorMessagesFile } from '../errorMessages';
import { completeExport } from '../export/completeExport';
import { COMPLETE_MARK, OUT, recover, STAGING } from '../export/publish.mjs';
import { getIconFiles } from '../icons/getIconFiles';
import { getSearchFiles } from '../search/getSearchFiles';

const toMB = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;

// The second half of `next build && npm run export`; `npm run build` runs both.
try {
  recover();
  // The development server's files in public/ may be outdated.
  for (const folder of ['search', 'icons'])
    rmSync(path.join(STAGING, folder), { recursive: true, force: true });
  if (existsSync(STAGING)) {
    const { pages, size, compressedSize } = await completeExport(async (hasPage) => [
      ...(await getSearchFiles(hasPage)),
      ...getIconFiles().files,
      getErrorMessagesFile(),
    ]);
    console.log(`Exported ${pages} pages: ${toMB(size)}, and ${toMB(compressedSize)} of compressed files.`);
  }
  if (!existsSync(path.join(OUT, COMPLETE_MARK))) {
    throw new Error('out/ is missing or incomplete. Run npm run build.');
  }
  console.log(`The site is complete in ${OUT}`);
} catch (error) {
  console.error(`\n${(error as Error).message}\n`);
  process.exit(1);
}
