import { ARCHIVE_FOLDER } from '../shared/archive';
import type { DataAttributeName } from '../../../page/shared/attributes';
import { isMarkdownPath } from '../../../page/shared/pageFiles';
import { parseExportedDocument } from '../../../export/node/documents/exportedDocument';
import { writeArchivedDocument } from './archivedDocument';
import type { FinishedSite } from '../../../export/node/documents/readSite';
import { rewriteAddress, rewriteCss, toRelative } from './rewriteAddress';

/** The files of an archive, by their paths below its folder. */
export type ArchiveFiles = Map<string, Buffer | string>;

interface Selection {
  /** Whether the archive has a document, given its path below the folder. */
  readonly hasDocument: (file: string) => boolean;
  /** Files that the archive adds; links may lead to them, too. */
  readonly added: ReadonlyMap<string, Buffer | string>;
  /** Id of the product whose pages come first in the search; empty for none. */
  readonly findProduct: (file: string) => string;
  /** Public address of the site, without a trailing slash. */
  readonly siteUrl: string;
}

/** Names of the archive's own files, in `ARCHIVE_FOLDER`. */
export const PROGRAM = `${ARCHIVE_FOLDER}/archive.js`;
export const STYLES = `${ARCHIVE_FOLDER}/archive.css`;

/** Documents that are only shown in frames: an archive has them if one of its pages shows them. */
const FRAMED = /^demos\//;

/** Collects the documents of the selection, and every file that they or their style sheets need. */
export function collectFiles(
  site: FinishedSite,
  { hasDocument, added, findProduct, siteUrl }: Selection,
): ArchiveFiles {
  const files: ArchiveFiles = new Map(added);
  const waiting = site.documents.filter((file) => hasDocument(file) && !FRAMED.test(file));
  const seen = new Set(waiting);
  const has = (file: string) =>
    added.has(file) ||
    (site.has(file) && !isMarkdownPath(`/${file}`) && (!file.endsWith('.html') || hasDocument(file)));
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const from = file;
    const rewrite = (address: string) => {
      const target = rewriteAddress(address, from, { url: siteUrl, has });
      if (target.file !== null && !seen.has(target.file) && !added.has(target.file)) {
        seen.add(target.file);
        waiting.push(target.file);
      }
      return target.address;
    };
    if (from.endsWith('.html')) {
      const document = parseExportedDocument(from, site.read(from).toString());
      const head = writeHead(from, findProduct(from));
      files.set(
        from,
        writeArchivedDocument(document, { rewrite, head, siteUrl, findSource: site.findSource }),
      );
    } else if (from.endsWith('.css')) {
      // Fonts cannot be preloaded without a server, but load from disk in no time.
      const css = site.read(from).toString().replaceAll('font-display:optional', 'font-display:block');
      files.set(from, rewriteCss(css, rewrite));
    } else files.set(from, site.read(from));
  }
  return files;
}

const PRODUCT: DataAttributeName = 'data-archived-product';

/** The archive's own program runs before the first paint: it hides what needs the framework. */
function writeHead(file: string, product: string): string {
  return (
    `<script src="${toRelative(file, PROGRAM)}" ${PRODUCT}="${product}"></script>` +
    `<link rel="stylesheet" href="${toRelative(file, STYLES)}"/>`
  );
}
