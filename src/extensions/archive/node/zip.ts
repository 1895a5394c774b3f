import { zipSync, type Zippable } from 'fflate';
import type { ArchiveFiles } from './collectFiles';

/** Formats that are compressed already. */
const COMPRESSED = /\.(?:woff2?|png|jpe?g|webp|avif|gif|zip|mp4|webm)$/;

/** The same for every file: the first time that the format knows, so that the same files give the same bytes. */
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
