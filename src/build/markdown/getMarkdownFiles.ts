import { products } from '../../../data/products';
import { site } from '../../../data/site';
import { findApiByPathname } from '../../model/api';
import { createIndexes } from './indexes';
import { createTwins } from './createTwins';
import type { ExportedDocument } from '../export/exportedDocument';
import { listPublicPages, type Artefact } from '../export/sitemap';
import { loadApi } from '../package/loadApi';
import { loadProduct } from '../products';

/**
 * The twins of all public pages and their indexes: the pages of the sitemap, as Markdown.
 * @throws Error with the page when something of it has no Markdown
 */
export async function getMarkdownFiles(
  documents: readonly Pick<ExportedDocument, 'page'>[],
): Promise<Artefact[]> {
  const pages = listPublicPages(documents);
  const api = await loadApi();
  const twins = createTwins(pages, {
    url: site.url,
    findProduct: (path) => products.find(({ root }) => path.startsWith(`${root}/`))?.name,
    findEntry: (path) => findApiByPathname(api, path),
  });
  const indexed = await Promise.all(
    products.map(async (product) => ({ ...product, nav: (await loadProduct(product.id)).nav })),
  );
  return [
    ...twins.map(({ path, file }) => ({ path: path.slice(1), body: file })),
    ...createIndexes(twins, indexed, site),
  ];
}
