import { components } from '../../../../data/components';
import type { Api } from '../../../api/shared/api';
import { listApiIds } from '../../../api/shared/apiIds';
import { withTrailingSlash } from '../../../site/shared/location';
import { API_SECTION } from '../../../page/shared/page';
import type { ProductManifest } from '../../../site/shared/product';
import { toGalleryHeadingId } from '../reader/headingIds';
import type { LinkTargets } from '../../../base/node/deadLink';
import { listPageModules, toPathname } from '../../../base/node/files';
import { toHeadingId } from '../../../site/shared/headingId';
import { listAreaPaths } from '../../../api/node/packages/apiAreas';
import { readPage, type PageSource } from '../reader/readPage';
import { listElementSections } from './elementSections';

/** A page with its product and public path. */
export interface PlacedPage {
  readonly product: ProductManifest;
  /** Without a trailing slash. */
  readonly pathname: string;
  readonly page: PageSource;
}

/** The pages of all products, and the possible targets of links. */
export interface SiteContent {
  readonly products: readonly ProductManifest[];
  readonly api: Api;
  readonly pages: readonly PlacedPage[];
  readonly targets: LinkTargets;
}

/** Reads the content without the bundler. */
export function readSiteContent(products: readonly ProductManifest[], api: Api): SiteContent {
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

function listPages(product: ProductManifest): PlacedPage[] {
  return listPageModules(product).map((module) => ({
    product,
    pathname: toPathname(product, module),
    page: readPage(`data/${module}.mdx`),
  }));
}

/** Ids that links to the page may use, including those of the sections that the build generates. */
export function listIds(page: PageSource, product: ProductManifest): ReadonlySet<string> {
  const { documentedNames, headings, shownDemos, playgrounds } = page;
  return new Set([
    ...headings.flatMap(({ id }) => id ?? []),
    ...listGeneratedIds(page, product),
    ...shownDemos.map(({ name }) => name),
    ...playgrounds.map(({ id }) => id),
    ...(documentedNames.length > 0 ? [API_SECTION.id] : []),
  ]);
}

/** Ids of the headings that the build generates: categories of a gallery, and sections of elements. */
export function listGeneratedIds(page: PageSource, product: ProductManifest): string[] {
  const categories = page.galleries.length > 0 ? (components[product.id] ?? []) : [];
  return [
    ...categories.map(({ title }) => toGalleryHeadingId(toHeadingId(title))),
    ...listElementSections(page, product).map(({ heading }) => toHeadingId(heading)),
  ];
}
