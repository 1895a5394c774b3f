import type { ListItem, PhrasingContent } from 'mdast';
import { getFullTextPath, getIndexPath } from '../../../page/shared/pageFiles';
import { flattenTree, getBreadcrumbs, type NavItem } from '../../../site/shared/tree';
import type { ExportFile } from '../../../export/node/documents/artefact';
import { paragraph } from './blocks';
import type { MarkdownPage } from './createMarkdownPages';
import { text } from './lines';
import { writeMarkdown } from './processor';

/** A product as its index shows it. */
export interface IndexedProduct {
  readonly name: string;
  readonly root: string;
  readonly tagline: string;
  readonly nav: readonly NavItem[];
}

/** What the index of the site needs to know about it. */
interface IndexSite {
  readonly name: string;
  readonly description: string;
  /** Public address, without a trailing slash. */
  readonly url: string;
}

/** Headings of a product's first page, of its generated API pages, and of pages that are in no menu. */
const [START, API_PAGES, OTHERS] = ['Start', 'API reference', 'Other pages'];

/**
 * Indexes of the Markdown pages for programs, in the format of llmstxt.org: one for the site, and for each
 * product one and a file with the full text, in the order of the menu.
 */
export function createIndexes(
  markdownPages: readonly MarkdownPage[],
  products: readonly IndexedProduct[],
  site: IndexSite,
): ExportFile[] {
  const isBelow = ({ page }: MarkdownPage, { root }: IndexedProduct) => page.path.startsWith(`${root}/`);
  const indexed = products.filter((product) =>
    markdownPages.some((markdownPage) => isBelow(markdownPage, product)),
  );
  const others = markdownPages.filter(
    (markdownPage) => !indexed.some((product) => isBelow(markdownPage, product)),
  );
  return [
    ...indexed.flatMap((product) =>
      indexProduct(
        markdownPages.filter((markdownPage) => isBelow(markdownPage, product)),
        product,
        site.url,
      ),
    ),
    toFile(getIndexPath(''), [
      writeHead(site.name, site.description),
      'Every page of this site is also available as Markdown, with the sources of its demos: replace the slash at the end of its URL with `.md`.',
      writeList(
        'Products',
        indexed.map(({ name, root, tagline }) => toEntry(name, site.url + getIndexPath(root), tagline)),
      ),
      ...writeSection(OTHERS, others, site.url),
    ]),
  ];
}

function indexProduct(
  markdownPages: readonly MarkdownPage[],
  product: IndexedProduct,
  url: string,
): ExportFile[] {
  const { name, root, tagline } = product;
  const groups = groupByMenu(markdownPages, product);
  const sorted = [...groups.values()].flat();
  const full = toFile(
    getFullTextPath(root),
    sorted.map(({ page, body }) => `Source: ${url}${page.path}\n\n${body.trim()}`),
  );
  const size = (Buffer.byteLength(full.body) / 1e6).toFixed(1);
  return [
    toFile(getIndexPath(root), [
      writeHead(name, tagline),
      `All of it in one file, ${size} MB: ${url}${getFullTextPath(root)}`,
      ...[...groups].flatMap(([group, members]) => writeSection(group, members, url)),
    ]),
    full,
  ];
}

/** The Markdown pages by group: in the order of the menu, then pages in no menu, and API pages at the end. */
function groupByMenu(
  markdownPages: readonly MarkdownPage[],
  { root, nav }: IndexedProduct,
): Map<string, MarkdownPage[]> {
  const ranks = new Map(
    [root, ...flattenTree(nav).map(({ pathname }) => pathname)].map((one, rank) => [one, rank]),
  );
  const getRank = ({ page }: MarkdownPage) => ranks.get(page.path.replace(/\/$/, '')) ?? Infinity;
  const guides = markdownPages.filter(({ page }) => page.file !== null);
  const groups = new Map<string, MarkdownPage[]>();
  const add = (group: string, markdownPage: MarkdownPage) =>
    groups.set(group, [...(groups.get(group) ?? []), markdownPage]);
  for (const markdownPage of [...guides].sort((a, b) => getRank(a) - getRank(b) || comparePaths(a, b))) {
    const pathname = markdownPage.page.path.replace(/\/$/, '');
    const trail = getBreadcrumbs(nav, pathname).slice(0, -1).join(': ');
    add(trail || (pathname === root ? START : OTHERS), markdownPage);
  }
  for (const markdownPage of markdownPages.filter(({ page }) => page.file === null).sort(comparePaths))
    add(API_PAGES, markdownPage);
  return groups;
}

function comparePaths(a: MarkdownPage, b: MarkdownPage): number {
  return a.path < b.path ? -1 : 1;
}

function writeSection(group: string, markdownPages: readonly MarkdownPage[], url: string): string[] {
  if (markdownPages.length === 0) return [];
  const entries = markdownPages.map(({ page: { title, description }, path }) =>
    toEntry(title, url + path, description),
  );
  return [writeList(group, entries)];
}

function writeHead(title: string, description: string): string {
  return writeMarkdown([
    { type: 'heading', depth: 1, children: [text(title)] },
    { type: 'blockquote', children: [paragraph([text(description)])] },
  ]);
}

function writeList(title: string, children: ListItem[]): string {
  return writeMarkdown([
    { type: 'heading', depth: 2, children: [text(title)] },
    { type: 'list', spread: false, children },
  ]);
}

/** A link, with a description of its target. */
function toEntry(title: string, url: string, description: string): ListItem {
  const link: PhrasingContent = { type: 'link', url, children: [text(title)] };
  const line = description === '' ? [link] : [link, text(`: ${description}`)];
  return { type: 'listItem', spread: false, children: [paragraph(line)] };
}

function toFile(path: string, blocks: readonly string[]): ExportFile {
  return { path: path.slice(1), body: `${blocks.map((block) => block.trimEnd()).join('\n\n')}\n` };
}
