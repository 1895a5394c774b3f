import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { site } from '../../../data/site';
import { listFiles, ROOT } from '../../base/node/files';
import { readHistories } from '../../base/node/history';

/**
 * Everything that the export is made from; of `public`, to which the development server writes, the part that
 * is committed. `npm start` has a list of its own: not every Node can load its module in Next's configuration.
 */
const SOURCES = ['pages', 'src', 'data', 'public/static', 'next.config.ts', 'package-lock.json'];

/**
 * Id of a build, in the addresses of page data: the same for the same sources, history, settings and
 * repository, so that a deployment without changes is identical, and browser caches stay valid.
 */
export function getBuildId(): string {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const file of listSources(source))
      hash.update(`${file}\0`).update(readFileSync(path.join(ROOT, file)));
  }
  // Pages show the history, and the same files may have another one: after a commit, or in a shallow clone.
  hash.update(JSON.stringify([...readHistories(ROOT)]));
  return hash.update(JSON.stringify(site)).digest('hex').slice(0, 20);
}

/** Files at or below a path, in an order that does not depend on the disk. */
function listSources(source: string): string[] {
  const folder = path.join(ROOT, source);
  return path.extname(source) ? [source] : listFiles(folder).map((file) => `${source}/${file}`);
}
