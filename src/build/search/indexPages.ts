import type { IndexedPage } from '../../model/search';
import { withTrailingSlash } from '../../model/location';
import type { Product } from '../../model/product';
import { flattenTree, getBreadcrumbs } from '../../model/tree';
import { readContentPage } from '../content/contentPage';
import { existsSync } from 'node:fs';
import nodePath from 'node:path';
import { ROOT, toModulePath } from '../files';
import { readSections, type SectionEntry } from './readSections';

/** A page by its name, and what is inside. */
export interface PageEntry {
  readonly page: IndexedPage;
  readonly sections: readonly SectionEntry[];
}

/**
 * Reads the pages of a product that readers see, in the order of the menu.
 * @param hasPage whether the site has a public path
 * @param getSynonyms what readers call a thing of this name
 */
export function indexPages(
  product: Product,
  hasPage: (path: string) => boolean,
  getSynonyms: (name: string) => readonly string[],
): PageEntry[] {
  const pathnames = [product.root || '/', ...flattenTree(product.nav).map(({ pathname }) => pathname)];
  const entries = [...new Set(pathnames)].flatMap((pathname) => {
    const path = withTrailingSlash(pathname);
    const module = toModulePath(product, pathname);
    if (!hasPage(path) || !hasFile(module)) return [];
    const content = readContentPage(`data/${module}.mdx`);
    // A page that cannot be read stops the build elsewhere, with line and cure.
    if (!content.frontMatter) return [];
    const { title, description, components, hooks } = content.frontMatter;
    const names = [...components, ...hooks];
    return [
      {
        page: {
          path,
          product: product.id,
          kind: names.length > 0 ? ('component' as const) : ('guide' as const),
          title,
          description,
          trail: getBreadcrumbs(product.nav, pathname).slice(0, -1),
          names,
          synonyms: getSynonyms(title),
        },
        sections: readSections(content),
      },
    ];
  });
  return entries.map((entry) => ({ ...entry, page: keepOwnNames(entry.page, entries) }));
}

/** A component that several pages show is the subject of none of them: its name leads to its API page. */
function keepOwnNames(page: IndexedPage, entries: readonly PageEntry[]): IndexedPage {
  const isOwn = (name: string) =>
    name === page.title || entries.filter((entry) => entry.page.names.includes(name)).length === 1;
  return { ...page, names: page.names.filter(isOwn) };
}

/** The menu may name pages that are made without a text of their own, such as the reference. */
function hasFile(module: string): boolean {
  return existsSync(nodePath.join(ROOT, 'data', `${module}.mdx`));
}
