import { zipSync, type Zippable } from 'fflate';
import type { ArchiveFiles } from './collectFiles';

/** Formats that are already compressed. */
const COMPRESSED = /\.(?:woff2?|png|jpe?g|webp|avif|gif|zip|mp4|webm)$/;

/** Timestamp of every file, so that equal files give equal bytes: the earliest that the format supports. */
const TIME = new Date(1980, 0, 1);

/**
 * Packs files into a ZIP archive, in alphabetical order.
 * @param folder the one folder at the top of the archive
 */
export function toZip(files: ArchiveFiles, folder: string): Uint8Array {
  const names = [...files.keys()].sort();
  const entries = names.map((name): [string, Zippable[string]] => [
    `${folder}/${name}`,
    [Buffer.from(files.get(name) ?? ''), { level: COMPRESSED.test(name) ? 0 : 9 }],
  ]);
  return zipSync(Object.fromEntries(entries), { mtime: TIME });
}
