import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles, ROOT } from './files';

/** Suffix of files that are still being written; the id of the writing process is before it. */
const PART_SUFFIX = '.part';

/** A text that is cached between builds, in a file that begins with its hash. */
interface CacheEntry<T, Text = string | Promise<string>> {
  /** Name of the folder below `.cache`. */
  readonly folder: string;
  /** Everything that the text depends on: the cache key. */
  readonly input: string;
  create(): Text;
  /** Parses a cached text; `null` when it is invalid. */
  parse(text: string): T | null;
  /** Whether to delete the cached texts of all other inputs. */
  readonly keepsOnlyLatest?: boolean;
  /** `latin1` for binary data: each character is one byte. */
  readonly encoding?: 'utf8' | 'latin1';
}

/**
 * Reads the text that is cached for the same input; creates it if there is none, or its file is damaged. Safe
 * to call from several workers at the same time.
 * @throws Error when the created text cannot be parsed
 */
export async function readOrCreate<T>(entry: CacheEntry<T>): Promise<T> {
  return readCached(entry) ?? writeCached(entry, await entry.create());
}

/** The synchronous variant. */
export function readOrCreateSync<T>(entry: CacheEntry<T, string>): T {
  return readCached(entry) ?? writeCached(entry, entry.create());
}

/**
 * Source code as part of a cache key: with other code, the same input may give another result.
 * @param entries repository paths of files and folders
 */
export function readCode(entries: readonly string[]): string {
  const files = entries.flatMap((entry) => (path.extname(entry) ? [entry] : listBelow(entry)));
  return files.map((file) => readFileSync(path.join(ROOT, file), 'utf8')).join('\n');
}

/** The code of the build, and what it shares with browsers, as part of a cache key: see `readCode`. */
export function readNodeCode(): string {
  return readCode(listBelow('src').filter((file) => /\/(node|shared)\//.test(file)));
}

function listBelow(folder: string): string[] {
  return listFiles(path.join(ROOT, folder)).map((name) => `${folder}/${name}`);
}

/**
 * Deletes a cache of another program that was made with other inputs.
 * @param folder absolute path of the cache
 * @param record absolute path of the file that keeps what the cache was made with
 * @param input everything that the cache depends on and the other program does not check
 */
export function dropStaleCache(folder: string, record: string, input: string): void {
  const key = hash(input);
  if (readOrEmpty(record) === key) return;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.dirname(record), { recursive: true });
  writeFileSync(record, key);
}

/** A short hash of a text, usable as a file name. */
export function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

function locate<T>({ folder, input }: CacheEntry<T>): { folder: string; name: string; file: string } {
  const cacheFolder = path.join(ROOT, '.cache', folder);
  const name = hash(input);
  return { folder: cacheFolder, name, file: path.join(cacheFolder, name) };
}

function readCached<T>(entry: CacheEntry<T>): T | null {
  const [, checksum, text] = /^(.*)\n([^]*)$/.exec(readOrEmpty(locate(entry).file, entry.encoding)) ?? [];
  // After a power failure, only the beginning of a file may be left, which often parses, too.
  return text !== undefined && checksum === hash(text) ? entry.parse(text) : null;
}

function writeCached<T>(entry: CacheEntry<T>, text: string): T {
  const { folder, name, file } = locate(entry);
  const parsed = entry.parse(text);
  if (parsed === null) throw new Error(`${file}: the created text cannot be parsed. Correct its parser.`);
  mkdirSync(folder, { recursive: true });
  if (entry.keepsOnlyLatest) dropOthers(folder, name);
  const partFile = `${file}.${process.pid}${PART_SUFFIX}`;
  try {
    writeFileSync(partFile, `${hash(text)}\n${text}`, entry.encoding);
    // Renaming is atomic: a reader sees the whole file or none.
    renameSync(partFile, file);
  } catch (error) {
    // On a full disk, this frees the space again.
    rmSync(partFile, { force: true });
    throw error;
  }
  return parsed;
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
    if (file !== name && !file.endsWith(PART_SUFFIX)) rmSync(path.join(folder, file), { force: true });
  }
}
