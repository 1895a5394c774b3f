import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../../base/node/files';
import { getDataPath } from '../../../page/shared/pageData';
import { toRecord, parseJson } from '../../../base/shared/unknownData';
import { COMPLETE_MARKER } from './publish.mjs';

/** The finished site, as archives read it. */
export interface FinishedSite {
  /** Paths of all documents, below the folder of the site. */
  readonly documents: readonly string[];
  readonly has: (file: string) => boolean;
  readonly read: (file: string) => Buffer;
  /** Highlighted HTML of a demo's source, by the path of the demo's own page; `null` where there is none. */
  readonly findSource: (demoPath: string) => string | null;
}

/**
 * Opens the folder of a finished site.
 * @throws Error when it is not complete
 */
export function readSite(folder: string): FinishedSite {
  if (!existsSync(path.join(folder, COMPLETE_MARKER))) {
    throw new Error(`${path.basename(folder)}/ is missing or incomplete. Run npm run build.`);
  }
  const has = (file: string) =>
    statSync(path.join(folder, file), { throwIfNoEntry: false })?.isFile() ?? false;
  const read = (file: string) => readFileSync(path.join(folder, file));
  const [buildId = ''] = existsSync(path.join(folder, '_next/data'))
    ? readdirSync(path.join(folder, '_next/data'))
    : [];
  return {
    documents: listFiles(folder).filter((file) => path.basename(file) === 'index.html'),
    has,
    read,
    findSource(demoPath) {
      const file = getDataPath(demoPath, buildId).slice(1);
      if (!has(file)) return null;
      const { demo } = toRecord(toRecord(parseJson(read(file).toString())).pageProps);
      const { full } = toRecord(toRecord(demo).source);
      return typeof full === 'string' ? full : null;
    },
  };
}
