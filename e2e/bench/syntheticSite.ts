import { cpSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../src/base/node/files';
import { parseSiteReport, REPORT_FILE, type SiteReport } from '../../src/extensions/report/node/siteReport';
import { copyEngine } from '../copySite.mjs';
import { doubleContent } from './doubleContent';

/** How much content a copy of the site has: today's, or twice as much. */
export type Amount = 'today' | 'twice';

/** Does something in a copy of the site, which has no caches and is deleted afterwards. */
export async function inSyntheticSite<Result>(
  amount: Amount,
  callback: (folder: string) => Result | Promise<Result>,
): Promise<Result> {
  const folder = path.join(ROOT, '.cache/synthetic-site');
  rmSync(folder, { recursive: true, force: true });
  copyEngine(folder);
  cpSync(path.join(ROOT, 'data'), path.join(folder, 'data'), { recursive: true });
  try {
    if (amount === 'twice') doubleContent(folder, readReport(ROOT));
    return await callback(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The report of the last build in a folder. */
export function readReport(folder: string): SiteReport {
  const file = path.join(folder, REPORT_FILE);
  return parseSiteReport(readFileSync(file, 'utf8'), file);
}
