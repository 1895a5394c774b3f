import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { ROOT } from '../../../base/node/files';

/** A file that is made or changed. */
export interface Change {
  /** Repository path. */
  readonly file: string;
  readonly text: string;
  readonly isNew: boolean;
}

export function createFile(file: string, text: string): Change {
  return { file, text, isNew: true };
}

export function changeFile(file: string, text: string): Change {
  return { file, text, isNew: false };
}

/**
 * Formats and writes files: all, or none when one cannot be written. Never overwrites a new file's place.
 * @throws Error when a new file exists already, one is outside of the repository, or a text is no code
 */
export async function applyChanges(changes: readonly Change[]): Promise<void> {
  const outside = changes.find(({ file }) => !path.resolve(ROOT, file).startsWith(ROOT + path.sep));
  if (outside) throw new Error(`Nothing was written: ${outside.file} is outside of the repository.`);
  const existing = changes.filter(({ file, isNew }) => isNew && existsSync(path.join(ROOT, file)));
  if (existing.length > 0) {
    const names = existing.map(({ file }) => file).join(', ');
    throw new Error(`Nothing was written: ${names} exists. Choose another name, or delete it.`);
  }
  const formatted = await Promise.all(
    changes.map(async ({ file, text }) => {
      const place = path.join(ROOT, file);
      return { place, text: await format(text, { ...(await resolveConfig(place)), filepath: place }) };
    }),
  );
  for (const { place, text } of formatted) {
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, text);
  }
}
