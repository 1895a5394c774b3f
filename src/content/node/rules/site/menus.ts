import { existsSync } from 'node:fs';
import path from 'node:path';
import { listAreaPaths } from '../../../../api/node/packages/apiAreas';
import { createError, type Diagnostic } from '../../../../base/node/diagnostic';
import { listPageModules, readText, ROOT, toModulePath, toPathname } from '../../../../base/node/files';
import type { ProductManifest } from '../../../../site/shared/product';
import {
  describeDuplicate,
  findDuplicatePathnames,
  flattenTree,
  getTitle,
  type NavItem,
} from '../../../../site/shared/tree';
import type { SiteRule } from '../../facts/rule';

/** Each page has a menu entry, each entry a page, and no path is there twice. */
export const menus: SiteRule = {
  name: 'menus',
  stops: 'build',
  check: ({ products }) => products.flatMap(findMenuDiagnostics),
};

/** The pathnames of a product's root and menu. */
export function listPathnames(product: ProductManifest): string[] {
  const ownPages = flattenTree(product.nav)
    .map(({ pathname }) => pathname)
    .filter((pathname) => pathname.startsWith(`${product.root}/`));
  return [product.root || '/', ...ownPages];
}

/** Compares a product's menu with its files and packages. */
export function findMenuDiagnostics(product: ProductManifest): Diagnostic[] {
  const menu = `data/${product.id}/menu.ts`;
  const pathnames = listPathnames(product);
  const areas = listAreaPaths(product);
  const modules = listPageModules(product);
  const duplicates = findDuplicatePathnames(product.nav).map((pathname) => {
    const lines = findLines(menu, pathname);
    const places = lines.length < 2 ? `in ${menu}` : `in ${menu}, in lines ${lines.join(' and ')}`;
    return createError(menu, lines[1] ?? lines[0] ?? 1, describeDuplicate(pathname, places), '');
  });
  // API pages can only be found if their overview is in the menu.
  const hiddenAreas = areas
    .filter((area) => !pathnames.includes(area))
    .map((area) =>
      createError(
        menu,
        1,
        `data/${product.id}/packages.ts puts API pages below ${area}, and the menu does not lead there.`,
        `Add the entry { pathname: '${area}', title: '…' }.`,
      ),
    );
  const withoutFile = pathnames
    .filter((pathname) => !areas.includes(pathname) && !modules.includes(toModulePath(product, pathname)))
    .map((pathname) =>
      createError(
        menu,
        findLines(menu, pathname)[0] ?? 1,
        `the menu names ${pathname}, but data/${toModulePath(product, pathname)}.mdx does not exist.`,
        'Write the page or remove the entry.',
      ),
    );
  return [
    ...findEntryDiagnostics(product.nav, menu),
    ...duplicates,
    ...hiddenAreas,
    ...withoutFile,
    ...findHiddenPages(product, pathnames, modules),
  ];
}

/** Finds entries that are not links, and groups without entries. */
function findEntryDiagnostics(items: readonly NavItem[], menu: string): Diagnostic[] {
  return items.flatMap((item) => {
    const { pathname, children } = item;
    const line = findLines(menu, pathname)[0] ?? 1;
    if (children && children.length > 0) return findEntryDiagnostics(children, menu);
    if (children) {
      const reason = `the group "${getTitle(item)}" has no entries.`;
      return [createError(menu, line, reason, 'Add one, or remove the group.')];
    }
    if (/^(?:\/|https?:\/\/)/.test(pathname)) return [];
    const reason = `"${pathname}" is neither a path nor a web address.`;
    return [createError(menu, line, reason, 'Begin it with a slash, or with https://.')];
  });
}

function findHiddenPages(
  product: ProductManifest,
  pathnames: readonly string[],
  modules: readonly string[],
): Diagnostic[] {
  return modules
    .map((module) => ({ module, pathname: toPathname(product, module) }))
    .filter(
      ({ module, pathname }) => !pathnames.includes(pathname) || toModulePath(product, pathname) !== module,
    )
    .map(({ module, pathname }) =>
      createError(
        `data/${module}.mdx`,
        1,
        `no entry of data/${product.id}/menu.ts has the pathname ${pathname}, ` +
          'or the file is not named like its folder.',
        'Add an entry, or rename, move or delete the page.',
      ),
    );
}

/** Lines of a menu that contain a path, for a message. */
function findLines(menu: string, pathname: string): number[] {
  const file = path.join(ROOT, menu);
  if (!existsSync(file)) return [];
  return readText(file)
    .split('\n')
    .flatMap((line, index) => (line.includes(`'${pathname}'`) ? [index + 1] : []));
}
