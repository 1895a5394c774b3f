import type { ExportedPage } from './exportedPage';

/** A fault of a page, with the text that causes it, by which its line in the source is found. */
export interface PageFault {
  readonly page: ExportedPage;
  readonly reason: string;
  readonly needle: string;
}

/** A page's links and anchors, its demos left out: their links are examples. */
interface PageLinks {
  readonly page: ExportedPage;
  readonly path: string;
  readonly ids: ReadonlySet<string>;
  readonly hrefs: readonly string[];
}

/**
 * Finds the links that lead nowhere: to a page or file that is not exported, or to an anchor that the page
 * does not have. Pictures and what the head names for browsers, search engines and social networks count.
 * @param siteUrl the site's public address, which the head writes out
 * @param hasFile whether the export has a file at a path
 */
export function findDeadLinks(
  pages: readonly ExportedPage[],
  siteUrl: string,
  hasFile: (path: string) => boolean,
): PageFault[] {
  const all = pages.map((page) => readLinks(page, siteUrl));
  const byPath = new Map(all.map((links) => [links.path, links]));
  return all.flatMap(({ page, path, hrefs }) =>
    hrefs.flatMap((href): PageFault[] => {
      const reason = findFault(href, path, byPath, hasFile);
      return reason ? [{ page, needle: href, reason: `Link to ${href}: ${reason}` }] : [];
    }),
  );
}

/** Why a link leads nowhere; `null` when it leads somewhere, or to another site. */
function findFault(
  href: string,
  path: string,
  pages: ReadonlyMap<string, PageLinks>,
  hasFile: (path: string) => boolean,
): string | null {
  if (!URL.canParse(href, `${ORIGIN}${path}`)) return 'this is no address. Correct or remove it.';
  const { origin, pathname, hash } = new URL(href, `${ORIGIN}${path}`);
  if (origin !== ORIGIN) return null;
  const target = pages.get(pathname);
  if (!target) return hasFile(pathname) ? null : 'there is no such page. Correct or remove it.';
  const id = hash.slice(1);
  if (!id || target.ids.has(id) || target.ids.has(decode(id))) return null;
  return `${pathname} has no element with the id "${id}". Anchors are made from headings.`;
}

function decode(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    // A lone percent sign: no id was written that way.
    return id;
  }
}

/** Finds ids that stand more than once on a page, those of demos included. */
export function findDuplicateIds(pages: readonly ExportedPage[]): PageFault[] {
  return pages.flatMap((page) => {
    const seen = new Set<string>();
    return readIds(withoutInlineData(page.html)).flatMap((id): PageFault[] => {
      if (!seen.has(id)) {
        seen.add(id);
        return [];
      }
      return [{ page, needle: id, reason: `The id "${id}" stands more than once on the page.` }];
    });
  });
}

const ORIGIN = 'https://export.invalid';

/** Attributes with an address: of links, of pictures, and of what a page says about itself. */
const ADDRESSES =
  /<(?:a|link)\b[^>]*?\shref="([^"]*)"|<img\b[^>]*?\ssrc="([^"]*)"|<meta (?:property|name)="(?:og|twitter):(?:url|image)" content="([^"]*)"/g;

function readLinks(page: ExportedPage, siteUrl: string): PageLinks {
  const text = withoutDemos(page);
  const hrefs = [...text.matchAll(ADDRESSES)].map(([, href, src, content]) => {
    const address = decodeEntities(href ?? src ?? content ?? '');
    return address.startsWith(`${siteUrl}/`) ? address.slice(siteUrl.length) : address;
  });
  return {
    page,
    path: `/${page.file.replace(/index\.html$/, '')}`,
    ids: new Set(readIds(text)),
    hrefs: [...new Set(hrefs)],
  };
}

function readIds(html: string): string[] {
  return [...html.matchAll(/<[a-z][^>]*?\sid="([^"]*)"/gi)].map(([, id = '']) => decodeEntities(id));
}

function withoutDemos({ html, demos }: ExportedPage): string {
  return demos.filter(Boolean).reduce((text, demo) => text.replace(demo, () => ''), withoutInlineData(html));
}

function withoutInlineData(html: string): string {
  return html.replace(/<(script|style)\b.*?<\/\1>/gs, '');
}

function decodeEntities(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
