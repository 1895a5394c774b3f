import type { Plan } from '../../api/shared/plan';

/** Icons that a menu entry may name; drawn by the menu. */
export type NavIcon = 'reader' | 'book' | 'description' | 'visibility' | 'web';

/** One entry of a product's menu. */
export interface NavItem {
  /** Path of the page without a trailing slash; only an id when the item has children. */
  readonly pathname: string;
  /** Title of the page; derived from the path when absent. */
  readonly title?: string;
  /** Title of a group that is always open. */
  readonly subheader?: string;
  readonly children?: readonly NavItem[];
  /** Plan of MUI X that the page is about; shown as a badge. */
  readonly plan?: Plan;
  readonly newFeature?: boolean;
  readonly planned?: boolean;
  /** What readers look for here does not exist, and will not: the page says what to use instead. */
  readonly absent?: boolean;
  readonly unstable?: boolean;
  readonly beta?: boolean;
  readonly legacy?: boolean;
  readonly deprecated?: boolean;
  readonly icon?: NavIcon;
  /** Extension without which the page is nothing: a site that lacks it has neither the page nor its entry. */
  readonly extension?: string;
  /** Attributes for the link, analytics ones for example. */
  readonly linkProps?: Readonly<Record<`data-${string}`, string>>;
}

/** The flags that show a chip in the menu, in the order in which they are shown. */
export const NAV_FLAGS = [
  'newFeature',
  'planned',
  'absent',
  'unstable',
  'beta',
  'legacy',
  'deprecated',
] as const satisfies readonly (keyof NavItem)[];

/** Whether the entry is a page of this site, neither a group nor an external link. */
export function isPage(item: NavItem): boolean {
  return !item.children && item.pathname.startsWith('/');
}

/** All pages of a menu in reading order. */
export function flattenTree(items: readonly NavItem[]): NavItem[] {
  return items.flatMap((item) => (item.children ? flattenTree(item.children) : isPage(item) ? [item] : []));
}

/** The entry of a page, by its path with or without a trailing slash. */
export function findItem(items: readonly NavItem[], path: string): NavItem | undefined {
  const pathname = path.replace(/(?<=.)\/$/, '');
  return flattenTree(items).find((item) => item.pathname === pathname);
}

/** Whether an entry has a plan or a state, which is shown as a badge. */
export function hasBadges(item: NavItem): boolean {
  return item.plan !== undefined || NAV_FLAGS.some((flag) => item[flag]);
}

/** Entries that only some pages show in their menu: hundreds of them would make every page larger. */
export interface MenuBranch {
  /** Pathname of the entry that they follow. */
  readonly after: string;
  readonly items: readonly NavItem[];
}

/** The menu with a page's own entries in their place. */
export function insertBranch(items: readonly NavItem[], branch: MenuBranch): NavItem[] {
  return items.flatMap((item) => {
    if (item.children) return [{ ...item, children: insertBranch(item.children, branch) }];
    return item.pathname === branch.after ? [item, ...branch.items] : [item];
  });
}

/** The paths that occur in more than one entry. */
export function findDuplicatePathnames(items: readonly NavItem[]): string[] {
  const pathnames = listPathnames(items);
  return [...new Set(pathnames.filter((pathname, index) => pathnames.indexOf(pathname) < index))];
}

function listPathnames(items: readonly NavItem[]): string[] {
  return items.flatMap(({ pathname, children = [] }) => [pathname, ...listPathnames(children)]);
}

/** The error message for a path that two entries have; the specification prescribes how it begins. */
export function describeDuplicate(pathname: string, places: string): string {
  return (
    `Duplicated pathname in pages: ${pathname} appears more than once ${places}. ` +
    'Remove one of the entries, or give the group an id of its own.'
  );
}

/**
 * Checks that no two entries share a path.
 * @throws Error `Duplicated pathname in pages: …` naming the path and its places.
 */
export function assertUniquePathnames(items: readonly NavItem[]): void {
  const [duplicate] = findDuplicatePathnames(items);
  if (duplicate !== undefined) throw new Error(describeDuplicate(duplicate, 'in the menu'));
}

/** The entry of a path and the groups above it, nearest first. */
export interface ActivePage {
  readonly activePage: NavItem | null;
  readonly parents: readonly NavItem[];
}

/** Finds the entry of a canonical pathname (no trailing slash); the root `/` is never active. */
export function findActivePage(items: readonly NavItem[], pathname: string): ActivePage {
  return findBelow(items, pathname, []) ?? { activePage: null, parents: [] };
}

function findBelow(
  items: readonly NavItem[],
  pathname: string,
  parents: readonly NavItem[],
): ActivePage | null {
  for (const item of items) {
    if (!item.children && item.pathname === pathname) return { activePage: item, parents };
    const below = item.children && findBelow(item.children, pathname, [item, ...parents]);
    if (below) return below;
  }
  return null;
}

/** The pages before and after a page in reading order; `null` at the ends, and outside the menu. */
export function findNeighbors(
  items: readonly NavItem[],
  pathname: string,
): { previous: NavItem | null; next: NavItem | null } {
  const pages = flattenTree(items);
  const index = pages.findIndex((item) => item.pathname === pathname);
  if (index === -1) return { previous: null, next: null };
  return { previous: pages[index - 1] ?? null, next: pages[index + 1] ?? null };
}

/** A step on the way from a product's root down to a page. */
export interface Breadcrumb {
  readonly item: NavItem;
  /** Link target of the step: a group itself is not a page. */
  readonly pathname: string;
}

/** The groups above a page and the page itself, from the top. */
export function getBreadcrumbSteps(items: readonly NavItem[], pathname: string): Breadcrumb[] {
  const { activePage, parents } = findActivePage(items, pathname);
  if (!activePage) return [];
  const groups = parents.map((item) => ({ item, pathname: getGroupPage(item, pathname) }));
  return [...groups.reverse(), { item: activePage, pathname }];
}

/** Names from the product's root down to the page. */
export function getBreadcrumbs(items: readonly NavItem[], pathname: string): string[] {
  return getBreadcrumbSteps(items, pathname).map(({ item }) => getTitle(item));
}

/** The page that a group links to: the overview that the path lies below, else the group's first page. */
function getGroupPage(group: NavItem, pathname: string): string {
  const pages = flattenTree([group]);
  const overview = pages.find((page) => pathname.startsWith(`${page.pathname}/`));
  return (overview ?? pages[0])?.pathname ?? pathname;
}

/** Title of an entry: its own, or derived from its subheader or path. */
export function getTitle({ title, subheader, pathname }: NavItem): string {
  if (title) return title;
  const source = subheader ?? pathname;
  const name = source
    .slice(source.lastIndexOf('/') + 1)
    .replace('react-', '')
    .replace(/\..*$/, '');
  if (source.includes('/api-docs/')) return toPascalCase(name);
  if (source.includes('/api/')) {
    return name.startsWith('use') ? lowerFirst(toPascalCase(name)) : toPascalCase(name);
  }
  return upperFirst(name.replaceAll('-', ' '));
}

function toPascalCase(kebab: string): string {
  return kebab.split('-').map(upperFirst).join('');
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
