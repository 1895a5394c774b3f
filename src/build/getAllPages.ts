import { withTrailingSlash } from '../model/location';
import type { PageLink } from '../model/page';
import type { ProductManifest } from '../model/product';
import { flattenTree, getTitle } from '../model/tree';
import { getApiTitle, loadApiAreas } from './apiPage/apiAreas';
import { getPathnames } from './getPaths';
import { loadProducts } from './products';

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
