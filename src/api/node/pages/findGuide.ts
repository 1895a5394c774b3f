import { findMainExport, findNamesake } from '../../../content/node/components/guides';
import type { PageLink } from '../../../page/shared/page';
import { findComponentApi, findHookApi, type Api, type ApiEntry } from '../../shared/api';

/** A documentation page, with the names that it documents. */
export interface DocumentingPage extends PageLink {
  readonly section: string;
  readonly description: string;
  readonly names: readonly string[];
}

/** The page that explains an entry, and what else it explains. */
export interface Guide extends DocumentingPage {
  /** What its API tabs lead to. */
  readonly main: ApiEntry;
  /** All that it documents, in the order of its front matter. */
  readonly entries: readonly ApiEntry[];
}

/**
 * The guide of an entry: of the pages that document it, the one with its name, else the one with the shortest
 * path, above the pages of its features; of several, the first.
 */
export function findGuide(
  api: Api,
  pages: readonly DocumentingPage[],
  { section, name }: Pick<ApiEntry, 'section' | 'name'>,
): Guide | null {
  const [page] = pages
    .filter((one) => one.section === section && one.names.includes(name))
    .sort((a, b) => rank(a, name) - rank(b, name));
  if (!page) return null;
  const find = (one: string) => findComponentApi(api, section, one) ?? findHookApi(api, section, one);
  const main = find(findMainExport(toNamed(page)) ?? name);
  return main ? { ...page, main, entries: page.names.flatMap((one) => find(one) ?? []) } : null;
}

function rank(page: DocumentingPage, name: string): number {
  return findNamesake(toNamed(page)) === name ? 0 : page.href.split('/').length;
}

function toNamed({ href, title, names }: DocumentingPage) {
  return {
    item: { pathname: href.replace(/\/$/, '') },
    title,
    frontMatter: { components: [...names], hooks: [] },
  };
}
