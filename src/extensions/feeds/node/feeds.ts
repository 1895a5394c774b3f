import { escapeHtml } from '../../../content/shared/codeTokens';
import { getFeedPath } from '../../../page/shared/pageFiles';
import type { ProductIdentity } from '../../../site/shared/product';
import { getReleaseId, getReleaseTitle, type Release } from '../../../site/shared/release';
import type { SiteConfig } from '../../../site/shared/site';
import { toReleaseHtml } from '../../../content/node/reader/manifestText';
import type { ExportFile } from '../../../export/node/documents/artefact';

/** Maximum number of items in a feed: feed readers fetch the whole file each time. */
const MAX_ITEMS = 50;

type FeedSite = Pick<SiteConfig, 'name' | 'url'>;

interface FeedItem {
  readonly date: string;
  readonly xml: string;
}

/**
 * RSS 2.0 feeds of releases, newest first: one for each product; that of the product at the root of the site
 * has the releases of all products.
 * @param releases by product id
 */
export function getFeeds(
  products: readonly ProductIdentity[],
  releases: Readonly<Record<string, readonly Release[]>>,
  site: FeedSite,
): ExportFile[] {
  const listItems = (product: ProductIdentity) =>
    (releases[product.id] ?? []).map((release) => toItem(release, product, site));
  return products.flatMap((product) => {
    const { whatsNew, name, root } = product;
    if (whatsNew === undefined) return [];
    const items = root === '' ? products.flatMap(listItems) : listItems(product);
    const title = root === '' ? `${site.name}: releases` : `${name}: releases`;
    const about =
      root === ''
        ? `New releases of the libraries documented by ${site.name}, and of the documentation itself.`
        : `New releases of ${name}, as documented by ${site.name}.`;
    const body = toFeed(items, {
      title,
      about,
      link: site.url + whatsNew,
      self: site.url + getFeedPath(product),
    });
    return [{ path: getFeedPath(product).slice(1), body }];
  });
}

function toFeed(
  items: readonly FeedItem[],
  { title, about, link, self }: Readonly<Record<'title' | 'about' | 'link' | 'self', string>>,
): string {
  // The sort is stable: releases of the same day stay in the order of the products.
  const newest = items.toSorted((one, other) => other.date.localeCompare(one.date)).slice(0, MAX_ITEMS);
  const built = newest[0] ? `    <lastBuildDate>${toRfc822(newest[0].date)}</lastBuildDate>\n` : '';
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${escapeHtml(title)}</title>
    <link>${escapeHtml(link)}</link>
    <description>${escapeHtml(about)}</description>
    <language>en-us</language>
${built}    <atom:link href="${escapeHtml(self)}" rel="self" type="application/rss+xml"/>
${newest.map(({ xml }) => xml).join('')}  </channel>
</rss>
`;
}

function toItem(release: Release, { id, name, whatsNew }: ProductIdentity, site: FeedSite): FeedItem {
  const { version, date, packages = [], breaking } = release;
  const categories = [name, ...packages, ...(breaking ? ['Breaking changes'] : [])];
  const xml = `    <item>
      <title>${escapeHtml(`${name} ${getReleaseTitle(release)}`)}</title>
      <link>${escapeHtml(`${site.url}${whatsNew ?? ''}#${getReleaseId(release)}`)}</link>
      <guid isPermaLink="false">${escapeHtml(`${id}@${version}`)}</guid>
      <pubDate>${toRfc822(date)}</pubDate>
${categories.map((category) => `      <category>${escapeHtml(category)}</category>\n`).join('')}      <description>${escapeHtml(toReleaseHtml(release, site.url))}</description>
    </item>
`;
  return { date, xml };
}

/** `2024-08-29` → `Thu, 29 Aug 2024 00:00:00 GMT`. */
function toRfc822(date: string): string {
  return new Date(date).toUTCString();
}
