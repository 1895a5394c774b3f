import { searchLine } from '../../../base/node/findLine';
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
  // First as written in a link or an attribute: a longer address may contain it.
  const line = searchLine(file, `(${searchText})`, `(${searchText} `, `"${searchText}"`, searchText);
  return { file, line };
}
