import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

const sizes = new Map<string, number>();

/**
 * Size in bytes of a file of the export with the best compression, which takes seconds for the scripts of a page: each
 * file is compressed once.
 * @param path from the root of the site: `/index.html`
 */
export function getBrotliSize(path: string): number {
  const size = sizes.get(path) ?? brotliCompressSync(readFileSync(`out${path}`)).length;
  sizes.set(path, size);
  return size;
}
