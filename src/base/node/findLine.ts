import { existsSync } from 'node:fs';
import path from 'node:path';
import { readText, ROOT } from './files';

/**
 * The line of a file that a diagnostic is about: the first that contains a text.
 * @param file repository path
 * @param texts the most specific first; a list stands for a line that contains all of its texts
 * @returns 1 if no line contains any of them
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
