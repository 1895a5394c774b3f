import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { withTrailingSlash } from '../model/location';
import type { PageLink } from '../model/page';
import type { Product } from '../model/product';
import { flattenTree, getTitle } from '../model/tree';
import { getApiTitle, loadApiAreas } from './apiPage/apiAreas';
import { ROOT } from './files';
import { getPathnames } from './getPaths';

/** The manifests of all products, found by their files. */
export async function loadProducts(): Promise<Product[]> {
  const folders = readdirSync(path.join(ROOT, 'data')).filter((folder) =>
    existsSync(path.join(ROOT, 'data', folder, 'product.ts')),
  );
  const modules: { product: Product }[] = await Promise.all(
    folders.map((folder) => import(`../../data/${folder}/product.ts`)),
  );
  return modules.map(({ product }) => product);
}

/** Address and title of every public page, for the suggestions of the not-found page. */
export async function getAllPages(): Promise<PageLink[]> {
  const products = (await loadProducts()).filter(({ isInternal }) => !isInternal);
  return (await Promise.all(products.map(listPages))).flat();
}

async function listPages(product: Product): Promise<PageLink[]> {
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
