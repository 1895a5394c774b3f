import { products } from '../../../../../data/products';
import { site } from '../../../../../data/site';
import { withTrailingSlash } from '../../../../site/shared/location';
import type { ProductEntry, ProductManifest } from '../../../../site/shared/product';
import type { SiteConfig } from '../../../../site/shared/site';
import { flattenTree } from '../../../../site/shared/tree';
import { explainDeadLink, isPublicFile, type LinkTargets } from '../../../../base/node/deadLink';
import { findLine } from '../../../../base/node/findLine';
import { checkHref } from '../../reader/checkHref';
import { createError, type Diagnostic } from '../../../../base/node/diagnostic';
import { listHrefs } from '../../reader/manifestText';
import type { SiteRule } from '../../facts/rule';

/** Links in manifests lead to pages, headings and files that exist. */
export const manifestLinks: SiteRule = {
  name: 'manifestLinks',
  stops: 'build',
  check: ({ products: manifests, targets }) =>
    findDeadManifestLinks(
      [...products.flatMap(listEntryLinks), ...manifests.flatMap(listProductLinks), ...listSiteLinks(site)],
      targets,
    ),
};

/** A link in a manifest. */
export interface ManifestLink {
  /** Repository path of the manifest. */
  readonly file: string;
  /** What the link belongs to, for the message. */
  readonly owner: string;
  readonly href: string;
}

/** Finds links to pages, headings and files that do not exist. */
export function findDeadManifestLinks(links: readonly ManifestLink[], targets: LinkTargets): Diagnostic[] {
  return links.flatMap(({ file, owner, href }) => {
    const reason = checkHref(href) ?? explainDeadLink(href, '/', targets, isPublicFile);
    if (reason === null) return [];
    // Menus omit the trailing slash, Markdown has parentheses, and some links begin with a constant.
    const [end = href] = /[^/]+\/?$/.exec(href) ?? [];
    const forms = [`'${href}'`, `'${href.replace(/\/$/, '')}'`, `(${href})`, `${end}'`, `${end}\``];
    return [createError(file, findLine(file, ...forms), `${owner} leads to ${href}: ${reason}`, FIX)];
  });
}

const FIX = 'Correct or remove it.';

/** Links of the product switcher. */
export function listEntryLinks({ id, href, parts = [] }: ProductEntry): ManifestLink[] {
  const file = `data/${id}/product.ts`;
  return [
    { file, owner: 'href', href },
    ...parts.map(({ name, paths: [first] }) => ({ file, owner: `The part ${name}`, href: first })),
  ];
}

/** A product's links to pages of others, and in its packages. Its own pages are checked against its files. */
export function listProductLinks({ id, root, nav, packages }: ProductManifest): ManifestLink[] {
  const foreign = flattenTree(nav).filter(({ pathname }) => !`${pathname}/`.startsWith(`${root}/`));
  const replaced = packages.flatMap(({ insteadOf = {} }) => Object.entries(insteadOf));
  return [
    ...foreign.map(({ pathname }) => ({
      file: `data/${id}/menu.ts`,
      owner: 'An entry',
      href: withTrailingSlash(pathname),
    })),
    ...replaced.flatMap(([name, text]) =>
      listHrefs(text).map((href) => ({ file: `data/${id}/packages.ts`, owner: `insteadOf ${name}`, href })),
    ),
  ];
}

/** Paths that pages read from the site's configuration. */
export function listSiteLinks({ colorToolPath, densityToolPath, sizesPath }: SitePaths): ManifestLink[] {
  const paths = Object.entries({ colorToolPath, densityToolPath, sizesPath });
  return paths.map(([owner, href]) => ({ file: 'data/site.ts', owner, href }));
}

type SitePaths = Pick<SiteConfig, 'colorToolPath' | 'densityToolPath' | 'sizesPath'>;
