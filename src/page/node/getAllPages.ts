import { withTrailingSlash } from '../../site/shared/location';
import type { PageLink } from '../shared/page';
import type { ProductManifest } from '../../site/shared/product';
import { flattenTree, getTitle } from '../../site/shared/tree';
import { getApiTitle, loadApiAreas } from '../../api/node/packages/apiAreas';
import { getPathnames } from './getPaths';
import { loadProducts } from '../../site/node/products';

/** Address and title of every public page, for the suggestions of the not-found page. */
export async function getAllPages(): Promise<PageLink[]> {
  const products = (await loadProducts()).filter(({ isInternal }) => !isInternal);
  return (await Promise.all(products.map(listPages))).flat();
}

async function listPages(product: ProductManifest): Promise<PageLink[]> {
  const items = flattenTree(product.nav);
  const pages = getPathnames(product).map((pathname) => {
    const item = items.find((entry) => entry.pathname === pathname);
    const title = item ? `${getTitle(item)} - ${product.name}` : product.name;
    return { href: withTrailingSlash(pathname), title };
  });
  const apiPages = (await loadApiAreas(product)).flatMap(({ entries }) =>
    entries.map((entry) => ({ href: entry.pathname, title: `${getApiTitle(entry)} - ${product.name}` })),
  );
  return [...pages, ...apiPages];
}
