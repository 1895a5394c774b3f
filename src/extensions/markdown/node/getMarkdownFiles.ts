import { products } from '../../../../data/products';
import { site } from '../../../../data/site';
import { findApiByPathname } from '../../../api/shared/api';
import { PLAN_NAMES } from '../../../api/shared/plan';
import { findItem, NAV_FLAGS, type NavItem } from '../../../site/shared/tree';
import strings from '../../../../data/translations/en.json';
import { createIndexes } from './indexes';
import { createTwins } from './createTwins';
import type { ExportedDocument } from '../../../export/node/documents/exportedDocument';
import type { ExportFile } from '../../../export/node/documents/artefact';
import { listPublicPages } from '../../../export/node/documents/sitemap';
import { loadApi } from '../../../api/node/packages/loadApi';
import { loadProduct } from '../../../site/node/products';

/**
 * The twins of all public pages and their indexes: the pages of the sitemap, as Markdown.
 * @throws Error with the page when something of it has no Markdown
 */
export async function getMarkdownFiles(
  documents: readonly Pick<ExportedDocument, 'page'>[],
): Promise<ExportFile[]> {
  const pages = listPublicPages(documents);
  const api = await loadApi();
  const indexed = await Promise.all(
    products.map(async (product) => ({ ...product, nav: (await loadProduct(product.id)).nav })),
  );
  const twins = createTwins(pages, {
    url: site.url,
    findProduct: (path) => products.find(({ root }) => path.startsWith(`${root}/`))?.name,
    listMarks: (path) => indexed.flatMap(({ nav }) => listMarks(findItem(nav, path))),
    findEntry: (path) => findApiByPathname(api, path),
  });
  return [
    ...twins.map(({ path, file }) => ({ path: path.slice(1), body: file })),
    ...createIndexes(twins, indexed, site),
  ];
}

/** Plan and states of a page, in the words of its menu entry. */
function listMarks(item: NavItem | undefined): string[] {
  if (!item) return [];
  const states = NAV_FLAGS.filter((flag) => item[flag]).map((flag) => strings[`nav.${flag}`]);
  return [...(item.plan ? [PLAN_NAMES[item.plan]] : []), ...states];
}
