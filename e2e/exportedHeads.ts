import { readFileSync } from 'node:fs';
import { listElements, type HtmlElement } from '../src/base/node/htmlElements';
import { readPages } from './exportedPages';

const sitemap = readFileSync('out/sitemap.xml', 'utf8');
/** The addresses in the sitemap. */
export const locations = Array.from(sitemap.matchAll(/<loc>(.*?)<\/loc>/g), ([, address = '']) => address);
/** The public address of the site: home is the first. */
export const origin = new URL(locations[0] ?? '').origin;

/** The file of the export at an address of the site. */
export const toFile = (address: string) =>
  `out${address.replace(origin, '')}${address.endsWith('/') ? 'index.html' : ''}`;

/** A page of the export with what its head says. */
export interface ExportedHead {
  readonly path: string;
  readonly html: string;
  readonly meta: ReadonlyMap<string, string>;
}

function readMeta({ tag, attributes }: HtmlElement): [string, string][] {
  const name = attributes.property ?? attributes.name;
  return tag === 'meta' && name ? [[name, attributes.content ?? '']] : [];
}

export const documents: readonly ExportedHead[] = readPages()
  .filter(({ path }) => path !== '/404/')
  .map(({ path }) => {
    const html = readFileSync(toFile(`${origin}${path}`), 'utf8');
    return { path, html, meta: new Map(listElements(html).flatMap(readMeta)) };
  });
/** Whether search engines are not to list it. */
export const isHidden = ({ meta }: ExportedHead) => meta.get('robots')?.includes('noindex') ?? false;
export const publicPages = documents.filter((document) => !isHidden(document));
