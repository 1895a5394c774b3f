import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './files';

/** Something that is made once and kept for later builds. */
interface CacheEntry<T> {
  /** Name of the kind of thing, a folder below `.cache`. */
  readonly folder: string;
  /** Everything that decides the text. */
  readonly input: string;
  make(): string | Promise<string>;
  /** Reads a text; `null` when it is not one of the kind, so that it is made again. */
  parse(text: string): T | null;
  /** Drops what was kept for other inputs. */
  readonly keepsOnlyLatest?: boolean;
}

/**
 * Reads what an earlier build made of the same input, else makes it. Several workers may do so at the same time.
 * @throws Error when what was made is not of its own kind
 */
export async function readOrMake<T>(entry: CacheEntry<T>): Promise<T> {
  const folder = path.join(ROOT, '.cache', entry.folder);
  const name = createHash('sha256').update(entry.input).digest('hex').slice(0, 32);
  const file = path.join(folder, name);
  const kept = parseOrNull(readOrNull(file), entry);
  if (kept !== null) return kept;
  const text = await entry.make();
  const made = entry.parse(text);
  if (made === null) throw new Error(`${file}: what was made cannot be read again. Correct its parser.`);
  mkdirSync(folder, { recursive: true });
  if (entry.keepsOnlyLatest) dropOthers(folder, name);
  const part = `${file}.${process.pid}.part`;
  writeFileSync(part, text);
  // A reader sees the whole file or none.
  renameSync(part, file);
  return made;
}

function readOrNull(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // Not made yet.
    return null;
  }
}

function parseOrNull<T>(text: string | null, { parse }: CacheEntry<T>): T | null {
  try {
    return text === null ? null : parse(text);
  } catch {
    // Somebody else wrote it, or the disk was full.
    return null;
  }
}

function dropOthers(folder: string, name: string): void {
  for (const file of readdirSync(folder)) {
    if (file !== name && !file.endsWith('.part')) rmSync(path.join(folder, file), { force: true });
  }
}
