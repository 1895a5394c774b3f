import { existsSync } from 'node:fs';
import path from 'node:path';
import { readText, ROOT } from './files';

type SearchText = string | readonly string[];

/**
 * The line of a file that a diagnostic is about: the first that contains a text.
 * @param file repository path
 * @param texts the most specific first; a list stands for a line that contains all of its texts
 * @returns 1 if no line contains any of them
 */
export function findLine(file: string, ...texts: readonly SearchText[]): number {
  return searchLine(file, ...texts) ?? 1;
}

/** Like `findLine`, but `null` if no line contains any of the texts. */
export function searchLine(file: string, ...texts: readonly SearchText[]): number | null {
  const absolute = path.join(ROOT, file);
  const lines = existsSync(absolute) ? readText(absolute).split('\n') : [];
  for (const text of texts) {
    const index = lines.findIndex((line) => [text].flat().every((part) => line.includes(part)));
    if (index >= 0) return index + 1;
  }
  return null;
}
