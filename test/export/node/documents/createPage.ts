import {
  parseExportedDocument,
  type ExportedDocument,
} from '../../../../src/export/node/documents/exportedDocument';
import type { Page, Segment } from '../../../../src/page/shared/page';

/** A page whose text and paths are given, with nothing else on it. */
export function createPage(path: string, segments: readonly Segment[], more: Partial<Page> = {}): Page {
  const module = `garden${path}rake`;
  return {
    path,
    title: 'Rake',
    description: 'A rake gathers leaves.',
    layout: 'docs',
    module,
    file: `data/${module}.mdx`,
    history: null,
    menuBranch: null,
    headings: [],
    segments,
    demoCss: '',
    resources: [],
    size: null,
    extras: {},
    productId: 'garden',
    categoryId: null,
    version: '1.2.3',
    isHidden: false,
    ...more,
  };
}

/** A script of the framework as Next writes it into the head. */
const FRAMEWORK_SCRIPT = '<script src="/_next/static/chunks/main.js" defer=""></script>';

/** The HTML of a page as Next exports it; `<` is escaped in its inline data. */
export function toExportedHtml(body: string, pageProps: unknown): string {
  const json = JSON.stringify({ props: { pageProps, __N_SSG: true }, page: '/garden', buildId: 'b1' });
  const data = json.replaceAll('&', '\\u0026').replaceAll('>', '\\u003e').replaceAll('<', '\\u003c');
  return (
    `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>${FRAMEWORK_SCRIPT}</head><body>${body}` +
    `<script id="__NEXT_DATA__" type="application/json" crossorigin="anonymous">${data}</script></body></html>`
  );
}

/** A document of the export with some body and head. */
export function createDocument(file: string, body: string, pageProps: unknown = {}): ExportedDocument {
  return parseExportedDocument(file, toExportedHtml(body, pageProps));
}
