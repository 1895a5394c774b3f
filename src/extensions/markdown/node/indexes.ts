import type { ListItem, PhrasingContent } from 'mdast';
import { getFullTextPath, getIndexPath } from '../../../page/shared/pageFiles';
import { flattenTree, getBreadcrumbs, type NavItem } from '../../../site/shared/tree';
import type { ExportFile } from '../../../export/node/documents/artefact';
import { paragraph } from './blocks';
import type { Twin } from './createTwins';
import { text } from './lines';
import { writeMarkdown } from './processor';

/** A product as its index shows it. */
export interface IndexedProduct {
  readonly name: string;
  readonly root: string;
  readonly tagline: string;
  readonly nav: readonly NavItem[];
}

/** What the index of the site begins with. */
interface IndexSite {
  readonly name: string;
  readonly description: string;
  /** Public address, without a trailing slash. */
  readonly url: string;
}

/** Headings above the first page of a product, the generated pages of its reference, and what no menu has. */
const [START, REFERENCE, OTHERS] = ['Start', 'API reference', 'Other pages'];

/**
 * Indexes of the twins for programs, in the format of llmstxt.org: one for the site, and for each product one and a
 * file with everything, in the order of the menu.
 */
export function createIndexes(
  twins: readonly Twin[],
  products: readonly IndexedProduct[],
  site: IndexSite,
): ExportFile[] {
  const isBelow = ({ page }: Twin, { root }: IndexedProduct) => page.path.startsWith(`${root}/`);
  const indexed = products.filter((product) => twins.some((twin) => isBelow(twin, product)));
  const others = twins.filter((twin) => !indexed.some((product) => isBelow(twin, product)));
  return [
    ...indexed.flatMap((product) =>
      indexProduct(
        twins.filter((twin) => isBelow(twin, product)),
        product,
        site.url,
      ),
    ),
    toFile(getIndexPath(''), [
      writeHead(site.name, site.description),
      'Every page of this site is also Markdown, with the sources of its demos: its address without the slash at the end, and `.md`.',
      writeList(
        'Products',
        indexed.map(({ name, root, tagline }) => toEntry(name, site.url + getIndexPath(root), tagline)),
      ),
      ...writeSection(OTHERS, others, site.url),
    ]),
  ];
}

function indexProduct(twins: readonly Twin[], product: IndexedProduct, url: string): ExportFile[] {
  const { name, root, tagline } = product;
  const groups = groupByMenu(twins, product);
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

/** The twins by their group: in the order of the menu, then what no menu has, and the reference at the end. */
function groupByMenu(twins: readonly Twin[], { root, nav }: IndexedProduct): Map<string, Twin[]> {
  const ranks = new Map(
    [root, ...flattenTree(nav).map(({ pathname }) => pathname)].map((one, rank) => [one, rank]),
  );
  const getRank = ({ page }: Twin) => ranks.get(page.path.replace(/\/$/, '')) ?? Infinity;
  const guides = twins.filter(({ page }) => page.file !== null);
  const groups = new Map<string, Twin[]>();
  const add = (group: string, twin: Twin) => groups.set(group, [...(groups.get(group) ?? []), twin]);
  for (const twin of [...guides].sort((a, b) => getRank(a) - getRank(b) || comparePaths(a, b))) {
    const pathname = twin.page.path.replace(/\/$/, '');
    const trail = getBreadcrumbs(nav, pathname).slice(0, -1).join(': ');
    add(trail || (pathname === root ? START : OTHERS), twin);
  }
  for (const twin of twins.filter(({ page }) => page.file === null).sort(comparePaths)) add(REFERENCE, twin);
  return groups;
}

function comparePaths(a: Twin, b: Twin): number {
  return a.path < b.path ? -1 : 1;
}

function writeSection(group: string, twins: readonly Twin[], url: string): string[] {
  if (twins.length === 0) return [];
  const entries = twins.map(({ page: { title, description }, path }) =>
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

/** A link, with what it leads to. */
function toEntry(title: string, url: string, description: string): ListItem {
  const link: PhrasingContent = { type: 'link', url, children: [text(title)] };
  const line = description === '' ? [link] : [link, text(`: ${description}`)];
  return { type: 'listItem', spread: false, children: [paragraph(line)] };
}

function toFile(path: string, blocks: readonly string[]): ExportFile {
  return { path: path.slice(1), body: `${blocks.map((block) => block.trimEnd()).join('\n\n')}\n` };
}
