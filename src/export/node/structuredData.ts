import { withTrailingSlash, parsePath } from '../../site/shared/location';
import { isArticle, type Page } from '../../page/shared/page';
import { findSocialImagePath } from '../../page/shared/pageFiles';
import type { ProductManifest } from '../../site/shared/product';
import type { SiteConfig } from '../../site/shared/site';
import { getBreadcrumbSteps, getTitle, insertBranch } from '../../site/shared/tree';

type Site = Pick<SiteConfig, 'name' | 'url' | 'description'>;

/** A thing of schema.org. */
export interface Thing {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/**
 * What a page tells search engines about itself, in terms of schema.org. No search is declared, because that
 * of the site has no address.
 * @param product that it belongs to
 */
export function describePage(page: Page, product: ProductManifest, site: Site): readonly Thing[] {
  const home = { '@type': 'WebSite', name: site.name, url: `${site.url}/` };
  if (page.path === '/') return [{ ...home, description: site.description, inLanguage: 'en' }];
  const { name, url } = home;
  const article: Thing = {
    '@type': isArticle(page, product) ? 'TechArticle' : 'WebPage',
    headline: page.title,
    description: page.description,
    url: site.url + page.path,
    image: site.url + findSocialImagePath(page),
    inLanguage: 'en',
    ...(page.history && { dateModified: page.history.updated }),
    ...(page.version !== null && { about: describeProduct(page.version, product, site) }),
    isPartOf: home,
    publisher: { '@type': 'Organization', name, url },
  };
  const steps = listBreadcrumbs(page, product, site);
  // A single step is not a trail.
  if (steps.length < 2) return [article];
  return [article, { '@type': 'BreadcrumbList', itemListElement: steps }];
}

/** The element that holds such data in a document. */
export function writeStructuredData(things: readonly Thing[]): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
}

function describeProduct(version: string, { name, root }: ProductManifest, { url }: Site): Thing {
  return { '@type': 'SoftwareSourceCode', name, version, url: `${url}${root}/` };
}

/**
 * The breadcrumbs of a page, as displayed: groups link to their overview or first page. Of several steps with
 * the same address only the last is listed, because an item stands for one place.
 */
function listBreadcrumbs(page: Page, product: ProductManifest, { url }: Site): Thing[] {
  const nav = page.menuBranch ? insertBranch(product.nav, page.menuBranch) : product.nav;
  const below = getBreadcrumbSteps(nav, parsePath(page.path).canonicalPathname);
  const steps = [
    { name: product.name, path: `${product.root}/` },
    ...below.map(({ item, pathname }) => ({ name: getTitle(item), path: withTrailingSlash(pathname) })),
  ];
  return steps
    .filter(({ path }, index) => steps.findLastIndex((other) => other.path === path) === index)
    .map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url + path,
    }));
}
