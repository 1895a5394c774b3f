import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { listElements } from '../src/base/node/htmlElements';
import {
  documents,
  isHidden,
  locations,
  origin,
  publicPages,
  toFile,
  type ExportedHead,
} from './exportedHeads';
import { expect, test } from './test';

// What search engines and social networks read of each page, in the files of the export; no browser is needed.

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

/** What a document says of itself in JSON-LD; empty for nothing. */
function readThings({ html }: ExportedHead): Record<string, unknown>[] {
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
