import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../../base/node/files';
import type { ExportedDocument } from './exportedDocument';

/** A place in the sources. */
export interface SourcePlace {
  /** Repository path, or the document where it has no page. */
  readonly file: string;
  /** From 1; `null` if the page's own text does not contain it. */
  readonly line: number | null;
}

/** Finds the source of something that stands in a document, such as the address of a link. */
export function findPlace({ file: documentFile, page }: ExportedDocument, needle: string): SourcePlace {
  const file = page?.file ?? documentFile;
  const source = existsSync(path.join(ROOT, file)) ? readFileSync(path.join(ROOT, file), 'utf8') : '';
  const lines = source.split('\n');
  // As written in a link or an attribute; a longer address may contain it.
  for (const form of [`(${needle})`, `(${needle} `, `"${needle}"`, needle]) {
    const index = lines.findIndex((text) => text.includes(form));
    if (index >= 0) return { file, line: index + 1 };
  }
  return { file, line: null };
}
