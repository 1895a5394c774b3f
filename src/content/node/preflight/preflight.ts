import { existsSync } from 'node:fs';
import path from 'node:path';
import { components } from '../../../../data/components';
import { releases } from '../../../../data/releases';
import type { Api } from '../../../api/shared/api';
import { listApiIds } from '../../../api/shared/apiIds';
import { withTrailingSlash } from '../../../site/shared/location';
import { API_SECTION } from '../../../page/shared/page';
import type { ProductManifest } from '../../../site/shared/product';
import { getReleaseId } from '../../../site/shared/release';
import { findComponentDiagnostics } from '../components/componentDiagnostics';
import { isGalleryHeadingId, toGalleryHeadingId } from '../reader/headingIds';
import type { LinkTargets } from '../../../base/node/deadLink';
import { listPageModules, readText, ROOT, toPathname } from '../../../base/node/files';
import { findMenuDiagnostics } from '../../../page/node/getPaths';
import { toHeadingId } from '../../../site/shared/headingId';
import { checkPlayground } from '../../../demo/node/playground/createPlayground';
import { listAreaPaths } from '../../../api/node/packages/apiAreas';
import { getMainPackage, getProductVersion } from '../../../site/node/products';
import { findReleaseDiagnostics } from '../elements/releases/releaseDiagnostics';
import { readPage, type PageSource } from '../reader/readPage';
import { ALIAS_FIX, findAliasDiagnostics } from '../reader/aliases';
import { createError, sortDiagnostics, type Diagnostic } from '../../../base/node/diagnostic';
import { findDeadHrefs } from './hrefDiagnostics';
import { findUnknownNames } from '../reader/nameDiagnostics';
import { findTitleDiagnostic } from '../reader/titleDiagnostic';
import { findUnusedDemos } from './unusedDemos';

/** A page with its product and public path. */
interface PlacedPage {
  readonly product: ProductManifest;
  /** Without a trailing slash. */
  readonly pathname: string;
  readonly page: PageSource;
}

/** The pages of all products, and the possible targets of links. */
export interface Content {
  readonly products: readonly ProductManifest[];
  readonly api: Api;
  readonly pages: readonly PlacedPage[];
  readonly targets: LinkTargets;
}

/** Reads the content without the bundler. */
export function readContent(products: readonly ProductManifest[], api: Api): Content {
  const pages = products.flatMap(listPages);
  const targets = new Map<string, ReadonlySet<string> | null>([
    ...pages.map(
      ({ pathname, page, product }) =>
        [withTrailingSlash(pathname), page.isReadable ? listIds(page, product) : null] as const,
    ),
    // Links to pages that are left out become text.
    ...products
      .flatMap((product) => [...listAreaPaths(product), ...product.leftOut])
      .map((pathname) => [withTrailingSlash(pathname), null] as const),
    ...[...api.components, ...api.hooks, ...api.interfaces].map(
      (entry) => [entry.pathname, new Set(listApiIds(entry))] as const,
    ),
  ]);
  return { products, api, pages, targets };
}

/**
 * Finds everything that is wrong with the pages: menus against files, and the source, demos, title, links and
 * playgrounds of each page. Sorted by file and line.
 */
export function findContentDiagnostics({ products, api, pages, targets }: Content): Diagnostic[] {
  return sortDiagnostics([
    ...products.flatMap(findMenuDiagnostics),
    ...products.flatMap((product) => findComponentDiagnostics(product, components[product.id] ?? [], api)),
    ...products.flatMap((product) => findProductReleaseDiagnostics(product, pages, targets)),
    ...pages.flatMap((place) => [
      ...place.page.diagnostics,
      ...findUnusedDemos(place.page),
      ...findTitleDiagnostics(place),
      ...findUnknownNames(place.page.file, place.page, place.product.id, api),
      ...findPlaygroundDiagnostics(place, api),
      ...findGalleryDiagnostics(place),
      ...findHeadingClashes(place),
      ...findDeadHrefs(place.page, withTrailingSlash(place.pathname), targets),
    ]),
  ]);
}

function listPages(product: ProductManifest): PlacedPage[] {
  return listPageModules(product).map((module) => ({
    product,
    pathname: toPathname(product, module),
    page: readPage(`data/${module}.mdx`),
  }));
}

/** Ids that links to the page may use, including those of the sections that the build generates. */
function listIds(page: PageSource, product: ProductManifest): ReadonlySet<string> {
  const { documentedNames, headings, shownDemos, playgrounds } = page;
  return new Set([
    ...headings.flatMap(({ id }) => id ?? []),
    ...listGeneratedIds(page, product),
    ...shownDemos.map(({ name }) => name),
    ...playgrounds.map(({ id }) => id),
    ...(documentedNames.length > 0 ? [API_SECTION.id] : []),
  ]);
}

/** Ids of the headings that the build generates: categories of a gallery, and releases. */
function listGeneratedIds({ galleries, releases: lists }: PageSource, { id }: ProductManifest): string[] {
  const categories = galleries.length > 0 ? (components[id] ?? []) : [];
  return [
    ...categories.map(({ title }) => toGalleryHeadingId(toHeadingId(title))),
    ...(lists.length > 0 ? (releases[id] ?? []) : []).map(getReleaseId),
  ];
}

function findHeadingClashes({ product, page }: PlacedPage): Diagnostic[] {
  const generated = listGeneratedIds(page, product);
  return page.headings
    .filter(({ id }) => id !== null && generated.includes(id))
    .map(({ id, line }) =>
      createError(
        page.file,
        line,
        `The build writes a heading with the anchor "${id}", too.`,
        'Rename this one.',
      ),
    );
}

function findProductReleaseDiagnostics(
  product: ProductManifest,
  pages: readonly PlacedPage[],
  targets: LinkTargets,
): Diagnostic[] {
  const file = path.join(ROOT, `data/${product.id}/releases.ts`);
  return findReleaseDiagnostics(product, releases[product.id] ?? [], {
    source: existsSync(file) ? readText(file) : '',
    installed: getProductVersion(product),
    targets,
    hasList: pages.some(
      ({ pathname, page }) => withTrailingSlash(pathname) === product.whatsNew && page.releases.length > 0,
    ),
  });
}

function findTitleDiagnostics({ product, pathname, page }: PlacedPage): Diagnostic[] {
  if (!page.frontMatter) return [];
  const diagnostic = findTitleDiagnostic(product, pathname, page.file, page.frontMatter.title);
  return diagnostic ? [diagnostic] : [];
}

/** Finds galleries without categories, and aliases of categories that the page's gallery does not have. */
function findGalleryDiagnostics({ product, page }: PlacedPage): Diagnostic[] {
  const { file, galleries, frontMatter } = page;
  if (galleries.length === 0) return [];
  const empty = components[product.id] ? [] : galleries;
  const entries = Object.entries(frontMatter?.aliases ?? {});
  const aliases = Object.fromEntries(entries.filter(([, anchor]) => isGalleryHeadingId(anchor)));
  return [
    ...empty.map(({ line }) => {
      const reason = `The gallery is empty: data/components.ts has no categories of ${product.id}.`;
      return createError(file, line, reason, `Add those of data/${product.id}/components.ts.`);
    }),
    ...findAliasDiagnostics(aliases, listIds(page, product)).map(({ reason }) =>
      createError(file, 1, reason, ALIAS_FIX),
    ),
  ];
}

function findPlaygroundDiagnostics({ product, page }: PlacedPage, api: Api): Diagnostic[] {
  const packageName = page.frontMatter?.packageName ?? getMainPackage(product);
  const place = { section: product.id, packageName, file: page.file };
  return page.playgrounds.flatMap((options) => checkPlayground(api, options, place, null).diagnostics);
}
