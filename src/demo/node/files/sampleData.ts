import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { readText, ROOT } from '../../../base/node/files';

/**
 * Folder of a product with rows that its demos share. In the code that readers see, such a file is next to
 * the demo, because that is where they put their copy: `../../sampleData/orders` becomes `./orders`.
 */
export const SAMPLE_DATA = 'sampleData';

/** An import of such a file from any depth. */
const SAMPLE_IMPORT = new RegExp(`^(?:\\.\\./)+${SAMPLE_DATA}/(\\w+)$`);

/** The same between quotes, in code. */
const QUOTED_IMPORT = new RegExp(`(['"])(?:\\.\\./)+${SAMPLE_DATA}/(\\w+)\\1`, 'g');

/** Whether a file is one of the shared ones. */
export function isSampleData(file: string): boolean {
  return path.basename(path.dirname(file)) === SAMPLE_DATA;
}

/**
 * Folder and name of the shared file that an import refers to.
 * @returns `null` for any other import, and for folders that are not a product's
 */
export function findSample(specifier: string, importer: string): { folder: string; name: string } | null {
  const [, name] = SAMPLE_IMPORT.exec(specifier) ?? [];
  const folder = path.resolve(path.dirname(importer), path.dirname(specifier));
  return name && path.dirname(path.dirname(folder)) === path.join(ROOT, 'data') ? { folder, name } : null;
}

/** The code of a demo, or of one of its files, as readers see it. */
export function readPublishedCode(file: string): string {
  return toPublishedCode(readText(file));
}

/** Rewrites the imports of shared files as if these were next to the demo. */
export function toPublishedCode(code: string): string {
  return code.replace(QUOTED_IMPORT, (_, quote: string, name: string) => `${quote}./${name}${quote}`);
}

/** Names of a product's shared files, without extension. */
export function listSampleData(productFolder: string): string[] {
  const folder = path.join(productFolder, SAMPLE_DATA);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => path.parse(name).name)
    .sort();
}
