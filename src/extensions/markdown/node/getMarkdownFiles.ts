import { products } from '../../../../data/products';
import { site } from '../../../../data/site';
import { findApiByPathname } from '../../../api/shared/api';
import { PLAN_NAMES } from '../../../api/shared/plan';
import { findItem, NAV_FLAGS, type NavItem } from '../../../site/shared/tree';
import strings from '../../../../data/languages/en.json';
import { createIndexes } from './indexes';
import { createMarkdownPages } from './createMarkdownPages';
import type { ExportedDocument } from '../../../export/node/documents/exportedDocument';
import type { ExportFile } from '../../../export/node/documents/artefact';
import { listPublicPages } from '../../../export/node/documents/sitemap';
import { loadApi } from '../../../api/node/packages/loadApi';
import { loadProduct } from '../../../site/node/products';

/**
 * The pages of the sitemap as Markdown, and their indexes.
 * @throws Error with the page that contains something without a Markdown equivalent
 */
export async function getMarkdownFiles(
  documents: readonly Pick<ExportedDocument, 'page'>[],
): Promise<ExportFile[]> {
  const pages = listPublicPages(documents);
  const api = await loadApi();
  const indexed = await Promise.all(
    products.map(async (product) => ({ ...product, nav: (await loadProduct(product.id)).nav })),
  );
  const markdownPages = createMarkdownPages(pages, {
    url: site.url,
    findProduct: (path) => products.find(({ root }) => path.startsWith(`${root}/`))?.name,
    listBadges: (path) => indexed.flatMap(({ nav }) => listBadges(findItem(nav, path))),
    findEntry: (path) => findApiByPathname(api, path),
  });
  return [
    ...markdownPages.map(({ path, file }) => ({ path: path.slice(1), body: file })),
    ...createIndexes(markdownPages, indexed, site),
  ];
}

/** Plan and states of a page, in the words of its menu entry. */
function listBadges(item: NavItem | undefined): string[] {
  if (!item) return [];
  const states = NAV_FLAGS.filter((flag) => item[flag]).map((flag) => strings[`nav.${flag}`]);
  return [...(item.plan ? [PLAN_NAMES[item.plan]] : []), ...states];
}
