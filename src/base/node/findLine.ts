import { existsSync } from 'node:fs';
import path from 'node:path';
import { readText, ROOT } from './files';

/**
 * The line of a file that a fault is about: the first one that has a text.
 * @param file repository path
 * @param texts the best one first; a list stands for a line that has all of it
 * @returns 1 where no line has any of them
 */
export function findLine(file: string, ...texts: readonly (string | readonly string[])[]): number {
  const absolute = path.join(ROOT, file);
  const lines = existsSync(absolute) ? readText(absolute).split('\n') : [];
  for (const text of texts) {
    const index = lines.findIndex((line) => [text].flat().every((part) => line.includes(part)));
    if (index >= 0) return index + 1;
  }
  return 1;
}
