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
import { findComponentFaults } from '../components/componentFaults';
import { isGalleryHeadingId, toGalleryHeadingId } from '../reader/headingIds';
import type { LinkTargets } from '../../../base/node/deadLink';
import { listPageModules, readText, ROOT, toPathname } from '../../../base/node/files';
import { findMenuFaults } from '../../../page/node/getPaths';
import { toHeadingId } from '../../../site/shared/headingId';
import { checkPlayground } from '../../../demo/node/playground/createPlayground';
import { listAreaPaths } from '../../../api/node/packages/apiAreas';
import { getMainPackage, getProductVersion } from '../../../site/node/products';
import { findReleaseFaults } from '../elements/releases/releaseFaults';
import { readPage, type PageSource } from '../reader/readPage';
import { ALIAS_CURE, findAliasFaults } from '../reader/aliases';
import { createError, sortFindings, type Finding } from '../../../base/node/finding';
import { findDeadHrefs } from './hrefFaults';
import { findUnknownNames } from '../reader/nameFaults';
import { findTitleFault } from '../reader/titleFault';
import { findUnusedDemos } from './unusedDemos';

/** A page with its product and public path. */
interface PlacedPage {
  readonly product: ProductManifest;
  /** Without a trailing slash. */
  readonly pathname: string;
  readonly page: PageSource;
}

/** The pages of all products, and what can be linked to. */
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
    ...products.flatMap(listAreaPaths).map((area) => [withTrailingSlash(area), null] as const),
    ...[...api.components, ...api.hooks, ...api.interfaces].map(
      (entry) => [entry.pathname, new Set(listApiIds(entry))] as const,
    ),
  ]);
  return { products, api, pages, targets };
}

/**
 * Finds all faults of the pages: menus against files, each page's source, its demos, titles, links and playgrounds.
 * Sorted by file and line.
 */
export function findContentFaults({ products, api, pages, targets }: Content): Finding[] {
  return sortFindings([
    ...products.flatMap(findMenuFaults),
    ...products.flatMap((product) => findComponentFaults(product, components[product.id] ?? [], api)),
    ...products.flatMap((product) => findFaultsOfReleases(product, pages, targets)),
    ...pages.flatMap((place) => [
      ...place.page.faults,
      ...findUnusedDemos(place.page),
      ...findTitleFaults(place),
      ...findUnknownNames(place.page.file, place.page, place.product.id, api),
      ...findPlaygroundFaults(place, api),
      ...findGalleryFaults(place),
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

/** Ids that a link to the page may name, including those of the sections that the build adds. */
function listIds(page: PageSource, product: ProductManifest): ReadonlySet<string> {
  const { documentedNames, headings, shownDemos, playgrounds } = page;
  return new Set([
    ...headings.flatMap(({ id }) => id ?? []),
    ...listWrittenIds(page, product),
    ...shownDemos.map(({ name }) => name),
    ...playgrounds.map(({ id }) => id),
    ...(documentedNames.length > 0 ? [API_SECTION.id] : []),
  ]);
}

/** Ids of the headings that the build writes: categories of a gallery, and releases. */
function listWrittenIds({ galleries, releases: lists }: PageSource, { id }: ProductManifest): string[] {
  const categories = galleries.length > 0 ? (components[id] ?? []) : [];
  return [
    ...categories.map(({ title }) => toGalleryHeadingId(toHeadingId(title))),
    ...(lists.length > 0 ? (releases[id] ?? []) : []).map(getReleaseId),
  ];
}

function findHeadingClashes({ product, page }: PlacedPage): Finding[] {
  const written = listWrittenIds(page, product);
  return page.headings
    .filter(({ id }) => id !== null && written.includes(id))
    .map(({ id, line }) =>
      createError(
        page.file,
        line,
        `The build writes a heading with the anchor "${id}", too.`,
        'Rename this one.',
      ),
    );
}

function findFaultsOfReleases(
  product: ProductManifest,
  pages: readonly PlacedPage[],
  targets: LinkTargets,
): Finding[] {
  const file = path.join(ROOT, `data/${product.id}/releases.ts`);
  return findReleaseFaults(product, releases[product.id] ?? [], {
    source: existsSync(file) ? readText(file) : '',
    installed: getProductVersion(product),
    targets,
    hasList: pages.some(
      ({ pathname, page }) => withTrailingSlash(pathname) === product.whatsNew && page.releases.length > 0,
    ),
  });
}

function findTitleFaults({ product, pathname, page }: PlacedPage): Finding[] {
  if (!page.frontMatter) return [];
  const fault = findTitleFault(product, pathname, page.file, page.frontMatter.title);
  return fault ? [fault] : [];
}

/** Galleries without categories, and aliases that lead to a category which the page's gallery does not have. */
function findGalleryFaults({ product, page }: PlacedPage): Finding[] {
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
    ...findAliasFaults(aliases, listIds(page, product)).map(({ reason }) =>
      createError(file, 1, reason, ALIAS_CURE),
    ),
  ];
}

function findPlaygroundFaults({ product, page }: PlacedPage, api: Api): Finding[] {
  const packageName = page.frontMatter?.packageName ?? getMainPackage(product);
  const place = { section: product.id, packageName, file: page.file };
  return page.playgrounds.flatMap((options) => checkPlayground(api, options, place, null).faults);
}
