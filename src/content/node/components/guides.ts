import type { ListedCategory } from '../../shared/componentList';
import type { ProductManifest } from '../../../site/shared/product';
import { flattenTree, getTitle, type NavItem } from '../../../site/shared/tree';
import { listPageModules, toModulePath } from '../../../base/node/files';
import type { FrontMatter } from '../reader/frontMatter';
import { readPage } from '../reader/readPage';

/** A page in the menu that explains a component. */
export interface Guide {
  readonly item: NavItem;
  readonly title: string;
  readonly frontMatter: FrontMatter;
  /** Name of its main export; `null` for a page that documents nothing. */
  readonly name: string | null;
}

/** The parts of a page that determine its main export. */
interface NamedPage {
  readonly item: Pick<NavItem, 'pathname'>;
  readonly title: string;
  readonly frontMatter: Pick<FrontMatter, 'components' | 'hooks'>;
}

/**
 * The guides of a category, in menu order; none when the menu has no such group. Pages about what the library does
 * not have are among them: readers look for it.
 */
export function listGuides(product: ProductManifest, category: ListedCategory): Guide[] {
  const group = findGroup(product.nav, category.menuGroup);
  const modules = listPageModules(product);
  const pages = flattenTree(group?.children ?? []).filter(
    ({ pathname, planned }) => !planned && modules.includes(toModulePath(product, pathname)),
  );
  const guides = pages.flatMap((item) => readGuide(product, item) ?? []);
  return category.hasOnlyNamesakes ? guides.filter((guide) => findNamesake(guide) !== null) : guides;
}

/** Finds a menu group by path. */
export function findGroup(items: readonly NavItem[], pathname: string): NavItem | null {
  for (const item of items) {
    if (!item.children) continue;
    const found = item.pathname === pathname ? item : findGroup(item.children, pathname);
    if (found) return found;
  }
  return null;
}

function readGuide(product: ProductManifest, item: NavItem): Guide | null {
  const { frontMatter, galleries } = readPage(`data/${toModulePath(product, item.pathname)}.mdx`);
  // The page with the gallery is in the same menu group as the guides.
  if (!frontMatter || galleries.length > 0) return null;
  const guide = { item, title: getTitle(item), frontMatter };
  return { ...guide, name: findMainExport(guide) };
}

/** The component or hook that a page is about: its namesake, or else the first that it documents. */
export function findMainExport(page: NamedPage): string | null {
  return findNamesake(page) ?? listNames(page.frontMatter)[0] ?? null;
}

/** The documented component or hook with the page's title or path as its name; `null` when there is none. */
export function findNamesake({ item: { pathname }, title, frontMatter }: NamedPage): string | null {
  const page = pathname.slice(pathname.lastIndexOf('/') + 1).replace(/^react-/, '');
  const wanted = [title, page].map(toComparable);
  return listNames(frontMatter).find((name) => wanted.includes(toComparable(name))) ?? null;
}

/** The components, then the hooks that a page documents, in the order of its front matter. */
export function listNames({ components, hooks }: Pick<FrontMatter, 'components' | 'hooks'>): string[] {
  return [...components, ...hooks];
}

/** Makes `Radio Group`, `radio-group` and `RadioGroup` equal. */
function toComparable(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '');
}
