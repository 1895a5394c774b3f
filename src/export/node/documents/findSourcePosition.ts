import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../../base/node/files';
import type { ExportedDocument } from './exportedDocument';

/** A place in the sources. */
export interface SourcePosition {
  /** Repository path, or that of the document if it has no page. */
  readonly file: string;
  /** From 1; `null` if the page's own text does not contain it. */
  readonly line: number | null;
}

/** Finds the source of something in a document, such as the address of a link. */
export function findSourcePosition(
  { file: documentFile, page }: ExportedDocument,
  searchText: string,
): SourcePosition {
  const file = page?.file ?? documentFile;
  const source = existsSync(path.join(ROOT, file)) ? readFileSync(path.join(ROOT, file), 'utf8') : '';
  const lines = source.split('\n');
  // First as written in a link or an attribute: a longer address may contain it.
  for (const form of [`(${searchText})`, `(${searchText} `, `"${searchText}"`, searchText]) {
    const index = lines.findIndex((text) => text.includes(form));
    if (index >= 0) return { file, line: index + 1 };
  }
  return { file, line: null };
}
