import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../files';

/**
 * A text that is made once and kept for later builds. Several workers may make it at the same time.
 * @param folder name of the kind of text, a folder below `.cache`
 * @param input everything that decides the text
 */
export async function readOrMake(
  folder: string,
  input: string,
  make: () => string | Promise<string>,
): Promise<string> {
  const name = createHash('sha256').update(input).digest('hex').slice(0, 32);
  const file = path.join(ROOT, '.cache', folder, name);
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // Not made yet.
  }
  const text = await make();
  mkdirSync(path.dirname(file), { recursive: true });
  const part = `${file}.${process.pid}.part`;
  writeFileSync(part, text);
  // A reader sees the whole file or none.
  renameSync(part, file);
  return text;
}
