import { parseDocument } from 'htmlparser2';
import { expect, it } from 'vitest';
import { getFeeds } from '../../../../src/extensions/feeds/node/feeds';
import type { Release } from '../../../../src/site/shared/release';
import { createProduct } from '../../../createProduct';

const site = { name: 'Atlas & Co', url: 'https://atlas.example.com' };

const garden = createProduct({ whatsNew: '/garden/news/', name: 'Garden <2>' });
const pond = createProduct({ id: 'pond', name: 'Pond', root: '/pond', whatsNew: '/pond/news/' });
const docs = createProduct({ id: 'docs', name: 'Documentation', root: '', whatsNew: '/whats-new/' });
const internal = createProduct({ id: 'lab', root: '/lab' });

const releases: Readonly<Record<string, readonly Release[]>> = {
  garden: [
    {
      version: '2.1.0',
      date: '2024-08-29',
      packages: ['@garden/rake'],
      breaking: ['`<Rake>` is "gone" & more: see [Soil](/garden/soil/#a).'],
      changes: ['It ends with ]]> as text.'],
    },
    { version: '2.0.0', date: '2024-03-01', changes: ['The first sentence.'] },
  ],
  pond: [{ version: '1.0.0', date: '2024-06-05', changes: ['Water is wet.'] }],
  docs: [{ version: '2026-11-25', date: '2026-11-25', changes: ['The pages are blue.'] }],
};

const files = getFeeds([garden, pond, docs, internal], releases, site);

interface Tag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
  readonly children: readonly Tag[];
}

/** The elements of a feed, with character references resolved. */
function parse(path: string): Tag {
  const body = files.find((file) => file.path === path)?.body ?? '';
  type Node = ReturnType<typeof parseDocument>['children'][number];
  const toTags = (nodes: readonly Node[]): Tag[] =>
    nodes.flatMap((node) => {
      if (node.type !== 'tag' || !('children' in node)) return [];
      const text = node.children.flatMap((child) => ('data' in child ? child.data : '')).join('');
      return [{ name: node.name, attributes: node.attribs, text, children: toTags(node.children) }];
    });
  const [rss] = toTags(parseDocument(body, { xmlMode: true }).children);
  if (!rss) throw new Error(`There is no ${path}`);
  return rss;
}

const listChildren = (tag: Tag | undefined, name: string) =>
  tag?.children.filter((child) => child.name === name) ?? [];
const getText = (tag: Tag | undefined, name: string) => listChildren(tag, name)[0]?.text;
const getChannel = (path: string) => listChildren(parse(path), 'channel')[0];
const listItems = (path: string) => listChildren(getChannel(path), 'item');

it('writes a feed for each product with releases, and one for the site', () => {
  expect(files.map(({ path }) => path)).toEqual(['garden/feed.xml', 'pond/feed.xml', 'feed.xml']);
});

it('is RSS 2.0 that names itself, its page and the day of its newest release', () => {
  const rss = parse('garden/feed.xml');
  expect(rss).toMatchObject({ name: 'rss', attributes: { version: '2.0' } });
  const channel = getChannel('garden/feed.xml');
  expect(getText(channel, 'title')).toBe('Garden <2>: releases');
  expect(getText(channel, 'link')).toBe('https://atlas.example.com/garden/news/');
  expect(getText(channel, 'description')).toBe('New releases of Garden <2>, as documented by Atlas & Co.');
  expect(getText(channel, 'lastBuildDate')).toBe('Thu, 29 Aug 2024 00:00:00 GMT');
  expect(listChildren(channel, 'atom:link')[0]?.attributes).toEqual({
    href: 'https://atlas.example.com/garden/feed.xml',
    rel: 'self',
    type: 'application/rss+xml',
  });
});

it('describes a release by its highlights as HTML, with links to the site', () => {
  const [item] = listItems('garden/feed.xml');
  expect(getText(item, 'title')).toBe('Garden <2> v2.1.0');
  expect(getText(item, 'link')).toBe('https://atlas.example.com/garden/news/#v2-1-0');
  expect(listChildren(item, 'guid')[0]).toMatchObject({
    attributes: { isPermaLink: 'false' },
    text: 'garden@2.1.0',
  });
  expect(getText(item, 'pubDate')).toBe('Thu, 29 Aug 2024 00:00:00 GMT');
  expect(listChildren(item, 'category').map(({ text }) => text)).toEqual([
    'Garden <2>',
    '@garden/rake',
    'Breaking changes',
  ]);
  expect(getText(item, 'description')).toBe(
    '<p><strong class="ui-chip" data-tone="warning">Breaking changes</strong></p>' +
      '<ul><li><code>&lt;Rake&gt;</code> is &quot;gone&quot; &amp; more: see ' +
      '<a href="https://atlas.example.com/garden/soil/#a">Soil</a>.</li></ul>' +
      '<ul><li>It ends with ]]&gt; as text.</li></ul>',
  );
});

it('has the releases of all products in the feed of the site, newest first', () => {
  expect(listItems('feed.xml').map((item) => getText(item, 'guid'))).toEqual([
    'docs@2026-11-25',
    'garden@2.1.0',
    'pond@1.0.0',
    'garden@2.0.0',
  ]);
  expect(getText(getChannel('feed.xml'), 'title')).toBe('Atlas & Co: releases');
});

it('has at most 50 releases', () => {
  const many = Array.from({ length: 60 }, (_, index) => ({
    version: `1.${60 - index}.0`,
    date: '2024-01-01',
    changes: ['Something.'],
  }));
  const [file] = getFeeds([pond], { pond: many }, site);
  expect(file?.body.match(/<item>/g)).toHaveLength(50);
  expect(file?.body).toContain('pond@1.60.0');
});
