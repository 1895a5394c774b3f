import { copyFileSync, existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Files that are worth compressing; pictures and fonts are compressed by their formats. */
const COMPRESSIBLE = /\.(?:html|css|js|json|map|svg|txt|md|xml|webmanifest)$/;

/** Minimum size in bytes of a file to compress: below it, compression saves no packet. */
const MIN_SIZE = 1000;

/**
 * Brotli's quality levels, chosen by measurement: 30 MB of code take 13 s of CPU with 10, and 34 s with 11,
 * which saves 2 %; 150 MB of pages and data take 5 s with 6, and 60 s with 10, which saves 8 %. 9 takes
 * longer than 11 for small files.
 */
const QUALITY = { code: 10, text: 6 } as const;

/** What the compressed bytes depend on besides the file; an export records it in `.complete`. */
export const COMPRESSION = JSON.stringify([
  MIN_SIZE,
  QUALITY,
  process.versions.brotli,
  process.versions.zlib,
]);

/** Number of files compressed at a time: as many as Node's pool has threads. */
const PARALLEL = 4;

const EXTENSIONS = ['br', 'gz'] as const;

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];

/**
 * Writes a `.br` and a `.gz` copy beside every file of the site that they make smaller, for servers that send
 * such files as they are. The same file gives the same bytes.
 * @param earlier folder of an export that was compressed in the same way: copies of the same files are reused
 * @returns sizes in bytes: of all files that were there, and of those that were added
 */
export async function compressFiles(
  folder: string,
  earlier: string | null = null,
): Promise<{ size: number; compressedSize: number }> {
  const sizes = { size: 0, compressedSize: 0 };
  const queue = readdirSync(folder, { recursive: true, encoding: 'utf8' }).values();
  const work = async () => {
    for (const name of queue) {
      const file = path.join(folder, name);
      const stats = statSync(file);
      if (!stats.isFile()) continue;
      sizes.size += stats.size;
      if (stats.size < MIN_SIZE || !COMPRESSIBLE.test(file)) continue;
      const old = earlier === null ? null : path.join(earlier, name);
      // Not in one statement, which would read the sum before other workers have added to it.
      const added = await compressFile(file, old);
      sizes.compressedSize += added;
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  return sizes;
}

async function compressFile(file: string, old: string | null): Promise<number> {
  const content = readFileSync(file);
  if (old !== null && existsSync(old) && readFileSync(old).equals(content)) return copyCompressed(old, file);
  const quality = /\.(?:js|css)$/.test(file) ? QUALITY.code : QUALITY.text;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const results = await Promise.all([toBrotli(content, { params }), toGzip(content, { level: 9 })]);
  let added = 0;
  for (const [index, extension] of EXTENSIONS.entries()) {
    const result = results[index];
    if (!result || result.length >= content.length) continue;
    writeFileSync(`${file}.${extension}`, result);
    added += result.length;
  }
  return added;
}

/** Copies the compressed copies of an identical file, which has none where they would not be smaller. */
function copyCompressed(old: string, file: string): number {
  let added = 0;
  for (const extension of EXTENSIONS) {
    if (!existsSync(`${old}.${extension}`)) continue;
    copyFileSync(`${old}.${extension}`, `${file}.${extension}`);
    added += statSync(`${file}.${extension}`).size;
  }
  return added;
}
