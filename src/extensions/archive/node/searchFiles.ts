import {
  getExcerptsPath,
  getNamesPath,
  getWordsPath,
  SITE_INDEX_PATH,
  type IndexedProduct,
  type SiteIndex,
} from '../../../search/shared/search';
import { RECEIVER, toArchivedScript } from '../shared/archive';
import type { FinishedSite } from '../../../export/node/documents/readSite';

/**
 * The search index of some products as scripts, each of which passes on one of the site's files: a document
 * opened from disk cannot fetch files, but can run scripts.
 * @param products product ids
 */
export function getSearchScripts(
  site: Pick<FinishedSite, 'has' | 'read'>,
  products: readonly string[],
): Map<string, string> {
  // The build of this site has written it.
  const index = JSON.parse(site.read(SITE_INDEX_PATH.slice(1)).toString()) as SiteIndex;
  const isIncluded = ({ product }: { product: string }) => products.includes(product);
  const included: SiteIndex = {
    ...index,
    products: index.products.filter(({ id }) => products.includes(id)),
    pages: index.pages.filter(isIncluded),
    api: index.api.filter(isIncluded),
  };
  const paths = included.products.flatMap((product) => listPaths(site, product));
  return new Map([
    [toArchivedScript(SITE_INDEX_PATH), toScript(SITE_INDEX_PATH, JSON.stringify(included))],
    ...paths.map((path): [string, string] => [
      toArchivedScript(path),
      toScript(path, site.read(path.slice(1)).toString()),
    ]),
  ]);
}

function listPaths({ has }: Pick<FinishedSite, 'has'>, product: IndexedProduct): string[] {
  const excerpts: string[] = [];
  while (has(getExcerptsPath(product, excerpts.length).slice(1))) {
    excerpts.push(getExcerptsPath(product, excerpts.length));
  }
  const words = [...product.letters].map((letter) => getWordsPath(product, letter));
  return [getNamesPath(product), ...excerpts, ...words];
}

function toScript(path: string, json: string): string {
  return `${RECEIVER}(${JSON.stringify(path)},${json})`;
}
