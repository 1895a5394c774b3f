import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './files';

/** Ending of files that are being written, after the id of the process that writes them. */
const PART = '.part';

/** A text that is cached between builds, in a file that begins with its hash. */
interface CacheEntry<T, Text = string | Promise<string>> {
  /** Name of the folder below `.cache`. */
  readonly folder: string;
  /** Everything that the text depends on: the cache key. */
  readonly input: string;
  make(): Text;
  /** Parses a cached text; `null` when it is invalid. */
  parse(text: string): T | null;
  /** Deletes texts of other inputs. */
  readonly keepsOnlyLatest?: boolean;
  /** `latin1` for bytes: each character is one. */
  readonly encoding?: 'utf8' | 'latin1';
}

/**
 * Reads the cached text of the same input, or creates it, also when the file is not as it was written. Several workers
 * may do so at the same time.
 * @throws Error when the created text cannot be parsed
 */
export async function readOrMake<T>(entry: CacheEntry<T>): Promise<T> {
  return readKept(entry) ?? keep(entry, await entry.make());
}

/** The synchronous variant. */
export function readOrMakeSync<T>(entry: CacheEntry<T, string>): T {
  return readKept(entry) ?? keep(entry, entry.make());
}

/**
 * Source code as part of a cache key: with other code, the same input may give another result.
 * @param entries repository paths of files and folders
 */
export function readCode(entries: readonly string[]): string {
  const files = entries.flatMap((entry) => (path.extname(entry) ? [entry] : listFiles(entry)));
  return files.map((file) => readFileSync(path.join(ROOT, file), 'utf8')).join('\n');
}

/** The code of the build, and what it shares with browsers, as part of a cache key: see `readCode`. */
export function readNodeCode(): string {
  return readCode(listFiles('src').filter((file) => /\/(node|shared)\//.test(file)));
}

function listFiles(folder: string): string[] {
  const names = readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).sort();
  return names.filter((name) => path.extname(name)).map((name) => `${folder}/${name}`);
}

/** A short name for a text: other texts have others. */
export function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

function locate<T>({ folder, input }: CacheEntry<T>): { folder: string; name: string; file: string } {
  const place = path.join(ROOT, '.cache', folder);
  const name = hash(input);
  return { folder: place, name, file: path.join(place, name) };
}

function readKept<T>(entry: CacheEntry<T>): T | null {
  const [, sum, text] = /^(.*)\n([^]*)$/.exec(readOrEmpty(locate(entry).file, entry.encoding)) ?? [];
  // After a power failure, the start of a file may be all that there is of it, and many a start can be parsed.
  return text !== undefined && sum === hash(text) ? entry.parse(text) : null;
}

function keep<T>(entry: CacheEntry<T>, text: string): T {
  const { folder, name, file } = locate(entry);
  const made = entry.parse(text);
  if (made === null) throw new Error(`${file}: what was made cannot be read again. Correct its parser.`);
  mkdirSync(folder, { recursive: true });
  if (entry.keepsOnlyLatest) dropOthers(folder, name);
  const part = `${file}.${process.pid}${PART}`;
  try {
    writeFileSync(part, `${hash(text)}\n${text}`, entry.encoding);
    // Renaming is atomic: a reader sees the whole file or none.
    renameSync(part, file);
  } catch (error) {
    // A full disk gets its bytes back.
    rmSync(part, { force: true });
    throw error;
  }
  return made;
}

function readOrEmpty(file: string, encoding: BufferEncoding = 'utf8'): string {
  try {
    return readFileSync(file, encoding);
  } catch {
    // Not cached yet.
    return '';
  }
}

function dropOthers(folder: string, name: string): void {
  for (const file of readdirSync(folder)) {
    if (file !== name && !file.endsWith(PART)) rmSync(path.join(folder, file), { force: true });
  }
}
