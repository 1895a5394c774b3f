import { extensions } from '../../extensions';
import { flattenTree, type NavItem } from './tree';

/** The menu of a site without the pages of extensions that it does not have. */
export function selectInstalled(items: readonly NavItem[]): NavItem[] {
  return items.flatMap((item) => {
    if (!isInstalled(item)) return [];
    if (!item.children) return [item];
    const children = selectInstalled(item.children);
    return children.length > 0 ? [{ ...item, children }] : [];
  });
}

/** Pathnames of the pages that are left out of a menu, because the site does not have their extension. */
export function listLeftOut(items: readonly NavItem[]): string[] {
  return flattenTree(items)
    .filter((item) => !isInstalled(item))
    .map(({ pathname }) => pathname);
}

function isInstalled({ extension }: NavItem): boolean {
  return extension === undefined || extension in extensions;
}
