import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { ROOT } from '../../../base/node/files';

/** A file to create or change. */
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
 * Formats and writes files, or none if a check below fails. Never overwrites a file that should be new.
 * @throws Error when a new file already exists, a path is outside the repository, or a text cannot be parsed
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
      const target = path.join(ROOT, file);
      return {
        target,
        text: await format(text, { ...(await resolveConfig(target)), filepath: target }),
      };
    }),
  );
  for (const { target, text } of formatted) {
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}
