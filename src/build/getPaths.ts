import path from 'node:path';
import { site } from '../../data/site';
import type { Product } from '../model/product';
import { assertUniquePathnames, flattenTree } from '../model/tree';
import { listApiPathnames, listAreaPaths } from './apiPage/apiAreas';
import { listPageModules, readText, ROOT, toModulePath, toPathname } from './files';

/**
 * The static paths of a product: its root, every page of its menu and its API reference.
 * @throws Error when the menu names a path twice, a page has no file, or a file has no menu entry
 */
export async function getPaths(product: Product) {
  const pathnames = [...getPathnames(product), ...(await listApiPathnames(product))];
  const isLeftOut = product.isInternal && !site.includesExperiments;
  return {
    paths: (isLeftOut ? [] : pathnames).map((pathname) => ({
      params: { slug: pathname.slice(product.root.length).split('/').filter(Boolean) },
    })),
    fallback: false,
  };
}

/** The pathnames of a product's root and menu, checked against its files and packages. */
export function getPathnames(product: Product): string[] {
  assertUniquePathnames(product.nav, (pathname) => locateInManifest(product, pathname));
  const ownPages = flattenTree(product.nav)
    .map(({ pathname }) => pathname)
    .filter((pathname) => pathname.startsWith(`${product.root}/`));
  const pathnames = [product.root || '/', ...ownPages];
  const areas = listAreaPaths(product);
  assertAreasInMenu(product, pathnames, areas);
  const written = pathnames.filter((pathname) => !areas.includes(pathname));
  assertSamePages(product, written, listPageModules(product));
  return pathnames;
}

/** Manifest and lines in which a path is written, for a message. */
function locateInManifest(product: Product, pathname: string): string {
  const manifest = `data/${product.folder}/product.ts`;
  const lines = readText(path.join(ROOT, manifest))
    .split('\n')
    .flatMap((line, index) => (line.includes(`'${pathname}'`) ? [index + 1] : []));
  return lines.length < 2 ? `in ${manifest}` : `in ${manifest}, in lines ${lines.join(' and ')}`;
}

/** Without its overview in the menu nobody would find a reference. */
function assertAreasInMenu(product: Product, pathnames: readonly string[], areas: readonly string[]): void {
  const missing = areas.find((area) => !pathnames.includes(area));
  if (missing === undefined) return;
  throw new Error(
    `data/${product.folder}/product.ts: data/apiPackages.ts puts API pages below ${missing}, and the menu does ` +
      `not lead there. Add the entry { pathname: '${missing}', title: '…' }.`,
  );
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
