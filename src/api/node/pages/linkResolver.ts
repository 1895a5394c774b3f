import { typeLinks } from '../../../../data/typeLinks';
import { listApiEntries, type Api, type ApiEntry } from '../../shared/api';
import { withTrailingSlash } from '../../../site/shared/location';
import type { PageLink } from '../../../page/shared/page';
import { listPageModules, toPathname } from '../../../base/node/files';
import { findGuide, type DocumentingPage, type Guide } from './findGuide';
import { loadApi } from '../packages/loadApi';
import { loadProducts } from '../../../site/node/products';
import { readPage } from '../../../content/node/reader/readPage';

/** Site that the libraries' own texts link to; this site has the same paths. */
const LIBRARY_SITE = 'https://mui.com';

/** Resolves names and links of the libraries' texts to pages of this site. */
export interface LinkResolver {
  /** Pages that name the entry in their front matter. */
  readonly listDemoPages: (entry: ApiEntry) => PageLink[];
  /** The page that explains the entry; `null` if there is none. */
  readonly findGuide: (entry: ApiEntry) => Guide | null;
  /** URL of the definition of a type name within a section. */
  readonly findType: (section: string, name: string) => string | null;
  /** Resolves a link of a library's text; `null` for an unsafe one. */
  readonly resolveHref: (href: string) => string | null;
}

let loading: Promise<LinkResolver> | null = null;

/** Reads the front matter of all pages and the names of all types, once per process. */
export function loadLinkResolver(): Promise<LinkResolver> {
  loading ??= Promise.all([loadApi(), listDocumentingPages()]).then(([api, pages]) =>
    createLinkResolver(api, pages),
  );
  return loading;
}

/** Creates the functions that resolve names and links, for an API and pages. */
export function createLinkResolver(api: Api, pages: readonly DocumentingPage[]): LinkResolver {
  const types = listTypes(api);
  const ownPaths = listApiEntries(api).map(({ pathname }) => pathname);
  const paths = new Set([...pages.map(({ href }) => href), ...ownPaths]);
  return {
    listDemoPages: ({ section, name }) =>
      pages.filter((page) => page.section === section && page.names.includes(name)),
    findGuide: (entry) => findGuide(api, pages, entry),
    findType: (section, name) => types.get(`${section} ${name}`) ?? findForeignType(name),
    resolveHref: (href) => resolveHref(href, paths),
  };
}

function listTypes({ components, interfaces }: Api): Map<string, string> {
  const types = new Map(
    interfaces.map(({ section, name, pathname }) => [`${section} ${name}`, pathname] as const),
  );
  for (const { section, name, pathname, classes, slots } of components) {
    types.set(`${section} ${name}Props`, pathname);
    if (classes.length > 0) types.set(`${section} ${name}Classes`, `${pathname}#classes`);
    if (slots.length > 0) types.set(`${section} ${name}Slots`, `${pathname}#slots`);
  }
  return types;
}

function findForeignType(name: string): string | null {
  const link = typeLinks.find(({ types }) => types.test(name));
  return link ? link.href.replace('*', name.replace(/^Intl\./, '')) : null;
}

function resolveHref(href: string, paths: ReadonlySet<string>): string | null {
  if (!URL.canParse(href, LIBRARY_SITE)) return null;
  const url = new URL(href, LIBRARY_SITE);
  if (!/^https?:$/.test(url.protocol) || href.startsWith('#')) return null;
  if (url.origin !== LIBRARY_SITE) return url.href;
  const own = withTrailingSlash(url.pathname);
  // Headings differ on this site: keep the page, drop the anchor.
  return paths.has(own) ? own : url.href;
}

async function listDocumentingPages(): Promise<DocumentingPage[]> {
  const products = (await loadProducts()).filter(({ isInternal }) => !isInternal);
  return products.flatMap((product) =>
    listPageModules(product).flatMap((module): DocumentingPage[] => {
      const { frontMatter } = readPage(`data/${module}.mdx`);
      // Invalid pages stop the build elsewhere, with all their diagnostics.
      if (!frontMatter) return [];
      const { title, description, components, hooks } = frontMatter;
      const href = withTrailingSlash(toPathname(product, module));
      return [{ href, title, description, section: product.id, names: [...components, ...hooks] }];
    }),
  );
}
