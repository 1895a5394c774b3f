import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '../../../page/shared/page';
import type { ProductEntry } from '../../../site/shared/product';
import { readHtml, type ExportedDocument } from '../../../export/node/documents/exportedDocument';
import type { ExportFile } from '../../../export/node/documents/artefact';
import { listPublicPages } from '../../../export/node/documents/sitemap';
import { addPolicy, applyEdits } from '../../../export/node/documents/writeExportedDocument';

/** Relative to this file, wherever the export runs. */
const SOURCES = new URL('../worker/', import.meta.url);

/** Paths and titles of the pages of a product, or of the rest of the site, for the offline page. */
export interface PageList {
  readonly name: string;
  readonly pages: readonly (readonly [path: string, title: string])[];
}

/** Lists the pages of each product, and all other pages under the name of the site. */
export function listPages(
  documents: readonly Pick<ExportedDocument, 'page'>[],
  products: readonly ProductEntry[],
  siteName: string,
): PageList[] {
  const pages = listPublicPages(documents);
  const find = ({ path }: Page) => products.find(({ root }) => path.startsWith(`${root}/`));
  return [...products, undefined].map((product) => ({
    name: product?.name ?? siteName,
    pages: pages
      .filter((page) => find(page) === product)
      .map(({ path, title }) => [path, title] as const)
      .sort(([, a], [, b]) => (a < b ? -1 : 1)),
  }));
}

/**
 * The service worker and its offline page. The worker contains the version of the pages, so that browsers
 * detect an update after each build.
 * @param texts pages, and scripts that they do not name
 * @param isOff writes the kill switch instead, which removes a harmful worker
 * @param lists pages, of which the offline page shows the cached ones
 */
export function getServiceWorker(
  texts: readonly string[],
  isOff: boolean,
  lists: readonly PageList[],
): ExportFile[] {
  const version = createHash('sha256');
  texts.forEach((text) => version.update(text));
  const script = readSource(isOff ? 'killSwitch.js' : 'sw.js');
  return [
    { path: 'sw.js', body: `// ${version.digest('hex').slice(0, 16)}\n${script}` },
    getOfflinePage(lists),
  ];
}

function readSource(file: string): string {
  return readFileSync(new URL(file, SOURCES), 'utf8');
}

function getOfflinePage(lists: readonly PageList[]): ExportFile {
  const file = 'offline.html';
  const json = JSON.stringify(lists).replaceAll('<', '\\u003c');
  const html = readSource(file).replace(/(<script id="products"[^>]*>)[^<]*/, (_, tag: string) => tag + json);
  return { path: file, body: applyEdits(html, [addPolicy({ file, html, ...readHtml(html) }, 'page')]) };
}
