import { site } from '../../data/site';
import type { Product } from '../model/product';
import { assertUniquePathnames, flattenTree } from '../model/tree';
import { listPageModules, toModulePath, toPathname } from './files';

/**
 * The static paths of a product: its root and every page of its menu.
 * @throws Error when the menu names a path twice, a page has no file, or a file has no menu entry
 */
export function getPaths(product: Product) {
  const pathnames = getPathnames(product);
  const isLeftOut = product.isInternal && !site.includesExperiments;
  return {
    paths: (isLeftOut ? [] : pathnames).map((pathname) => ({
      params: { slug: pathname.slice(product.root.length).split('/').filter(Boolean) },
    })),
    fallback: false,
  };
}

/** The pathnames of a product's pages, checked against its files. */
export function getPathnames(product: Product): string[] {
  assertUniquePathnames(product.nav);
  const ownPages = flattenTree(product.nav)
    .map(({ pathname }) => pathname)
    .filter((pathname) => pathname.startsWith(`${product.root}/`));
  const pathnames = [product.root || '/', ...ownPages];
  assertSamePages(product, pathnames, listPageModules(product));
  return pathnames;
}

/** Compares menu and files; the message names both sides and the cure. */
export function assertSamePages(
  product: Product,
  pathnames: readonly string[],
  modules: readonly string[],
): void {
  const manifest = `data/${product.folder}/product.ts`;
  const withoutFile = pathnames.find((path) => !modules.includes(toModulePath(product, path)));
  if (withoutFile !== undefined) {
    throw new Error(
      `${manifest}: the menu names ${withoutFile}, but data/${toModulePath(product, withoutFile)}.mdx ` +
        'does not exist. Write the page or remove the entry.',
    );
  }
  const withoutEntry = modules.find((module) => {
    const pathname = toPathname(product, module);
    return !pathnames.includes(pathname) || toModulePath(product, pathname) !== module;
  });
  if (withoutEntry !== undefined) {
    throw new Error(
      `data/${withoutEntry}.mdx: no entry of ${manifest} has the pathname ` +
        `${toPathname(product, withoutEntry)}, or the file is not named like its folder. ` +
        'Add an entry, or rename, move or delete the page.',
    );
  }
}
