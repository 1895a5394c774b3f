import type { IndexedPage } from '../shared/search';
import { withTrailingSlash } from '../../site/shared/location';
import type { Product } from '../../site/shared/product';
import { findItem, flattenTree, getBreadcrumbs, getTitle } from '../../site/shared/tree';
import { listElementSections } from '../../content/node/facts/elementSections';
import { readPage } from '../../content/node/reader/readPage';
import { existsSync } from 'node:fs';
import nodePath from 'node:path';
import { ROOT, toModulePath } from '../../base/node/files';
import { indexElementSection, readSections, type SectionEntry } from './readSections';

/** A page with its sections. */
export interface PageEntry {
  readonly page: IndexedPage;
  readonly sections: readonly SectionEntry[];
}

/**
 * Reads the pages of a product that readers see, in the order of the menu.
 * @param hasPage whether the site has a public path
 */
export function indexPages(product: Product, hasPage: (path: string) => boolean): PageEntry[] {
  const pathnames = [product.root || '/', ...flattenTree(product.nav).map(({ pathname }) => pathname)];
  const entries = [...new Set(pathnames)].flatMap((pathname) => {
    const path = withTrailingSlash(pathname);
    const module = toModulePath(product, pathname);
    if (!hasPage(path)) return [];
    const { plan } = findItem(product.nav, pathname) ?? {};
    const trail = getBreadcrumbs(product.nav, pathname).slice(0, -1);
    const place = { path, product: product.id, trail, ...(plan && { plan }) };
    if (!hasFile(module)) return listGenerated(product, pathname, place);
    const content = readPage(`data/${module}.mdx`);
    // Invalid pages stop the build elsewhere, with line and fix.
    if (!content.frontMatter) return [];
    const { title, description, components, hooks } = content.frontMatter;
    const names = [...components, ...hooks];
    return [
      {
        page: {
          ...place,
          kind: names.length > 0 ? ('component' as const) : ('guide' as const),
          title,
          description,
          names,
          synonyms: [],
        },
        sections: [
          ...readSections(content),
          ...listElementSections(content, product).map(indexElementSection),
        ],
      },
    ];
  });
  return entries.map((entry) => ({ ...entry, page: keepOwnNames(entry.page, entries) }));
}

/** A generated page, such as an API overview, by its title in the menu. */
function listGenerated(
  { nav }: Product,
  pathname: string,
  place: Pick<IndexedPage, 'path' | 'product' | 'trail'>,
): PageEntry[] {
  const item = findItem(nav, pathname);
  if (!item) return [];
  const page = {
    ...place,
    kind: 'guide' as const,
    title: getTitle(item),
    description: '',
    names: [],
    synonyms: [],
  };
  return [{ page, sections: [] }];
}

/** Removes components that several pages document: their names should lead to their API pages. */
function keepOwnNames(page: IndexedPage, entries: readonly PageEntry[]): IndexedPage {
  const isOwn = (name: string) =>
    name === page.title || entries.filter((entry) => entry.page.names.includes(name)).length === 1;
  return { ...page, names: page.names.filter(isOwn) };
}

function hasFile(module: string): boolean {
  return existsSync(nodePath.join(ROOT, 'data', `${module}.mdx`));
}
