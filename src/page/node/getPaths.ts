import { site } from '../../../data/site';
import type { ProductManifest } from '../../site/shared/product';
import { listApiPathnames } from '../../api/node/packages/apiAreas';
import { throwDiagnostics } from '../../base/node/diagnostic';
import { findMenuDiagnostics, listPathnames } from '../../content/node/rules/site/menus';

/**
 * The static paths of a product: its root, every page of its menu and its API reference.
 * @throws Error when the menu names a path twice, a page has no file, or a file has no menu entry
 */
export async function getPaths(product: ProductManifest) {
  const pathnames = [...getPathnames(product), ...(await listApiPathnames(product))];
  const isLeftOut = product.isInternal && !site.includesExperiments;
  return {
    paths: (isLeftOut ? [] : pathnames).map((pathname) => ({
      params: { slug: pathname.slice(product.root.length).split('/').filter(Boolean) },
    })),
    fallback: false,
  };
}

/**
 * The pathnames of a product's root and menu.
 * @throws Error with everything that is wrong with the menu
 */
export function getPathnames(product: ProductManifest): string[] {
  throwDiagnostics(findMenuDiagnostics(product));
  return listPathnames(product);
}
