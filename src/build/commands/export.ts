import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { completeExport } from '../export/completeExport';
import { COMPLETE_MARK, OUT, recover, STAGING } from '../export/publish';
import { getSearchFiles } from '../search/getSearchFiles';

// The second half of `next build && npm run export`; `npm run build` runs both.
try {
  recover();
  // The development server's index in public/ may be outdated.
  rmSync(path.join(STAGING, 'search'), { recursive: true, force: true });
  if (existsSync(STAGING))
    console.log(`Exported ${await completeExport((hasPage) => getSearchFiles(hasPage))} pages.`);
  if (!existsSync(path.join(OUT, COMPLETE_MARK))) {
    throw new Error('out/ is missing or incomplete. Run npm run build.');
  }
  console.log(`The site is complete in ${OUT}`);
} catch (error) {
  console.error(`\n${(error as Error).message}\n`);
  process.exit(1);
}
