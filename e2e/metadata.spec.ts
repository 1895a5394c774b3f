import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readPages } from './exportedPages';
import { listElements, type HtmlElement } from '../src/base/node/htmlElements';
import { readPngSize } from '../src/extensions/social/node/brand/png';
import { expect, test } from './test';

// What search engines and social networks read of each page, in the files of the export; no browser is needed.

const sitemap = readFileSync('out/sitemap.xml', 'utf8');
const locations = Array.from(sitemap.matchAll(/<loc>(.*?)<\/loc>/g), ([, address = '']) => address);
/** The public address of the site: home is the first. */
const origin = new URL(locations[0] ?? '').origin;

/** The file of the export at an address of the site. */
const toFile = (address: string) =>
  `out${address.replace(origin, '')}${address.endsWith('/') ? 'index.html' : ''}`;

interface Document {
  readonly path: string;
  readonly html: string;
  readonly meta: ReadonlyMap<string, string>;
}

function readMeta({ tag, attributes }: HtmlElement): [string, string][] {
  const name = attributes.property ?? attributes.name;
  return tag === 'meta' && name ? [[name, attributes.content ?? '']] : [];
}

const documents: readonly Document[] = readPages()
  .filter(({ path }) => path !== '/404/')
  .map(({ path }) => {
    const html = readFileSync(toFile(`${origin}${path}`), 'utf8');
    return { path, html, meta: new Map(listElements(html).flatMap(readMeta)) };
  });
const isHidden = ({ meta }: Document) => meta.get('robots')?.includes('noindex') ?? false;
const publicPages = documents.filter((document) => !isHidden(document));

test('the sitemap has every page that may be indexed, and no other', () => {
  expect(publicPages.length).toBeGreaterThan(100);
  expect([...locations].sort()).toEqual(publicPages.map(({ path }) => origin + path).sort());
  expect(readFileSync('out/robots.txt', 'utf8')).toContain(`Sitemap: ${origin}/sitemap.xml`);
});

test('every document either has a canonical address, or is not to be indexed', () => {
  const files = readdirSync('out', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  expect(files).toEqual(expect.arrayContaining(['404.html', 'offline.html', 'index.html']));
  const faults = files.filter((file) => {
    const elements = listElements(readFileSync(`out/${file}`, 'utf8'));
    const isFound = elements.some(({ attributes }) => attributes.rel === 'canonical');
    const isKeptOut = elements.some(
      ({ attributes: { name, content } }) => name === 'robots' && content?.includes('noindex'),
    );
    return isFound === isKeptOut;
  });
  expect(faults).toEqual([]);
});

test('each page has a picture of its own, a PNG of 1200 × 630 px below 30 kB', () => {
  const seen = new Set<string>();
  for (const { path, meta } of publicPages) {
    const address = meta.get('og:image') ?? '';
    expect(meta.get('twitter:image'), path).toBe(address);
    expect([meta.get('og:image:width'), meta.get('og:image:height')], path).toEqual(['1200', '630']);
    expect(meta.get('og:image:alt'), path).toBe(meta.get('og:title'));
    const png = readFileSync(toFile(address));
    expect(readPngSize(png), path).toEqual({ width: 1200, height: 630 });
    if (path !== '/') expect(png.length, path).toBeLessThan(30_000);
    seen.add(address);
  }
  expect(seen.size).toBe(publicPages.length);
});

/** What a document says of itself in JSON-LD; empty for nothing. */
function readThings({ html }: Document): Record<string, unknown>[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  return scripts.flatMap(([, json = '']) => JSON.parse(json)['@graph']);
}

test('structured data say what the head says, and lead to pages that exist', () => {
  for (const document of publicPages) {
    const { path, meta } = document;
    const [subject, list, ...others] = readThings(document);
    expect(others, path).toEqual([]);
    expect(subject?.['@type'], path).toBe(
      meta.get('og:type') === 'article' ? 'TechArticle' : path === '/' ? 'WebSite' : 'WebPage',
    );
    expect(subject?.url, path).toBe(meta.get('og:url'));
    if (path !== '/') expect(subject, path).toMatchObject({ image: meta.get('og:image') });
    const steps = (list?.itemListElement ?? []) as { position: number; name: string; item: string }[];
    // Articles stand in a menu.
    if (subject?.['@type'] === 'TechArticle') expect(steps.length, path).toBeGreaterThan(1);
    steps.forEach(({ position, name, item }, index) => {
      expect(position, path).toBe(index + 1);
      expect(name, path).not.toBe('');
      expect(existsSync(toFile(item)), `${path} → ${item}`).toBe(true);
    });
    if (steps.length > 0) expect(steps.at(-1)?.item, path).toBe(origin + path);
  }
});

test('hidden pages and documents of demos say that they are, and nothing more', () => {
  for (const document of documents.filter(isHidden)) {
    expect(readThings(document), document.path).toEqual([]);
    expect(document.meta.get('og:image'), document.path).toBe(`${origin}/static/social-card.png`);
  }
});

test('pictures are neither saved for offline nor compressed again', () => {
  const plans = readdirSync('out/offline').filter((file) => file.endsWith('.json'));
  expect(plans.length).toBeGreaterThan(1);
  for (const plan of plans) expect(readFileSync(`out/offline/${plan}`, 'utf8')).not.toContain('/social/');
  const files = readdirSync('out/social', { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => /\.(?:br|gz)$/.test(file))).toEqual([]);
});
