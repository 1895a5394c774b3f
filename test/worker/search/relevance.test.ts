import { beforeAll, describe, expect, it } from 'vitest';
import { loadApi } from '../../../src/build/api/loadApi';
import { loadProducts } from '../../../src/build/getAllPages';
import { buildSearchIndex, type SearchIndex } from '../../../src/build/search/buildSearchIndex';
import type { SearchScope } from '../../../src/model/search';
import { createSearchEngine, type SearchEngine } from '../../../src/worker/search/createSearchEngine';
import { expectedHits, type ExpectedHit } from './queries';

/** The repository's own pages, with every API page that its packages can have. */
let index: SearchIndex;

/** What a reader has loaded on the pages of a product: its own index, and all of them on the home page. */
const engines = new Map<string | null, SearchEngine>();

function createEngine(from: string | null): SearchEngine {
  const engine = createSearchEngine();
  const toFile = (product: SearchIndex['site']['products'][number]) => ({
    ...product,
    folder: '',
    letters: '',
  });
  engine.addSite({ ...index.site, products: index.site.products.map(toFile) });
  for (const { names, words } of index.products) {
    if (from !== null && names.product !== from) continue;
    engine.addNames(names);
    for (const list of words.values()) engine.addWords(names.product, list);
  }
  return engine;
}

/** Place of the first right result, from 1; `Infinity` when there is none. */
function getRank({ from, text, hrefs }: ExpectedHit): number {
  const engine = engines.get(from) ?? createEngine(from);
  engines.set(from, engine);
  const scope: SearchScope = from === null ? { kind: 'all' } : { kind: 'first', product: from };
  const place = engine
    .search({ text, scope, filter: null })
    .hits.findIndex(({ href }) => hrefs.includes(href));
  return place === -1 ? Infinity : place + 1;
}

beforeAll(async () => {
  index = buildSearchIndex(await loadProducts(), await loadApi(), () => true);
}, 120_000);

describe('the search', () => {
  it('is asked at least 120 questions', () => {
    expect(expectedHits.length).toBeGreaterThanOrEqual(120);
  });

  it('expects results that exist', () => {
    const paths = new Set([...index.site.pages, ...index.site.api].map(({ path }) => path));
    // Of several right results some may be pages that are still to be written.
    const without = expectedHits.filter(
      ({ hrefs }) => !hrefs.some((href) => paths.has(href.replace(/#.*/, ''))),
    );
    expect(without).toEqual([]);
  });

  it('has a right result first for 85 % of the questions, and among the first three for 95 %', () => {
    const ranked = expectedHits.map((expected) => ({ ...expected, rank: getRank(expected) }));
    const misses = ranked
      .filter(({ rank }) => rank > 1)
      .map(({ from, text, rank }) => `${from ?? 'home'}: "${text}" at ${rank}`);
    const share = (most: number) => ranked.filter(({ rank }) => rank <= most).length / ranked.length;
    expect(share(1), misses.join('\n')).toBeGreaterThanOrEqual(0.85);
    expect(share(3), misses.join('\n')).toBeGreaterThanOrEqual(0.95);
  }, 60_000);
});
