import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parseDocument } from 'htmlparser2';
import { products } from '../../../data/products';
import { site } from '../../../data/site';
import { listElements } from '../../../src/base/node/htmlElements';
import { expect, test } from '../../test';

const feeds = readdirSync('out', { recursive: true, encoding: 'utf8' }).filter(
  (file) => path.basename(file) === 'feed.xml',
);

/** The elements of a file of the export, or of a text in it. */
const readElements = (file: string) => listElements(readFileSync(path.join('out', file), 'utf8'));

/** The texts of all elements of a name in a feed. */
function listTexts(feed: string, name: string): string[] {
  type Node = ReturnType<typeof parseDocument>['children'][number];
  const find = (nodes: readonly Node[]): string[] =>
    nodes.flatMap((node) => {
      if (!('children' in node)) return [];
      const text = node.children.flatMap((child) => ('data' in child ? child.data : '')).join('');
      return [...('name' in node && node.name === name ? [text] : []), ...find(node.children)];
    });
  const xml = readFileSync(path.join('out', feed), 'utf8');
  return find(parseDocument(xml, { xmlMode: true }).children);
}

test('the site and each library have a feed', () => {
  const expected = ['feed.xml', ...products.map(({ root }) => `${root.slice(1)}/feed.xml`)];
  expect(feeds.toSorted()).toEqual(expected.toSorted());
});

test('each link of a feed leads to a page of the export, and to an element on it', () => {
  for (const feed of feeds) {
    const inTexts = listTexts(feed, 'description')
      .flatMap((html) => listElements(html))
      .flatMap(({ tag, attributes: { href } }) => (tag === 'a' && href ? [href] : []));
    const links = [...listTexts(feed, 'link'), ...inTexts];
    expect(links.length, feed).toBeGreaterThan(6);
    for (const link of new Set(links)) {
      expect(link.startsWith(`${site.url}/`), `${link} in ${feed}`).toBe(true);
      const { pathname, hash } = new URL(link);
      const file = path.join(pathname, 'index.html');
      expect(existsSync(path.join('out', file)), `${link} in ${feed}`).toBe(true);
      if (!hash) continue;
      const ids = readElements(file).map(({ attributes: { id } }) => id);
      expect(ids, `${link} in ${feed}`).toContain(hash.slice(1));
    }
  }
});

test('the end and the version menu of a page lead to its releases, and to the messages of production errors', () => {
  for (const { root, whatsNew } of products) {
    const hrefs = readElements(`${root.slice(1)}/index.html`).map(({ attributes }) => attributes.href);
    expect(hrefs).toEqual(expect.arrayContaining([whatsNew, `${root}/feed.xml`, '/production-error/']));
  }
});

test('pages name the feed of their product', () => {
  const pages: readonly [page: string, feed: string][] = [
    ['versions/index.html', '/feed.xml'],
    ...products.map(({ root }): [string, string] => [`${root.slice(1)}/index.html`, `${root}/feed.xml`]),
  ];
  for (const [page, feed] of pages) {
    const named = readElements(page).filter(({ attributes }) => attributes.type === 'application/rss+xml');
    expect(named.map(({ tag, attributes }) => [tag, attributes.rel, attributes.href])).toEqual([
      ['link', 'alternate', site.url + feed],
    ]);
  }
});
