import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { site } from '../../../data/site';
import { listElements, type HtmlElement } from '../../../src/base/node/htmlElements';
import { DocsHead } from '../../../src/page/client/DocsHead';
import type { Page } from '../../../src/page/shared/page';
import { CurrentPageProvider } from '../../../src/page/client/context/page';
import { createPage } from '../../export/node/documents/createPage';
import { createProduct } from '../../createProduct';

// Next's own collects elements, and renders them elsewhere.
vi.mock('next/head', () => ({ default: ({ children }: { children: ReactNode }) => children }));

const history = { updated: '2026-03-04', contributors: [] };

/** The elements in the head of a page. */
function listHead(page: Page | null): HtmlElement[] {
  const current = {
    page,
    product: createProduct({}),
    products: [],
    site: { ...site, name: 'Almanac', url: 'https://almanac.example.com' },
  };
  const html = renderToStaticMarkup(
    <CurrentPageProvider value={current}>
      <DocsHead title="Rake" description="A rake gathers leaves." />
    </CurrentPageProvider>,
  );
  return listElements(html);
}

/** The metadata of a page for social networks, by name. */
function readMeta(page: Page | null): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(
    listHead(page).flatMap(({ attributes: { property, name, content } }) => {
      const key = property ?? name;
      return key === undefined ? [] : [[key, content]];
    }),
  );
}

describe('the metadata for social networks', () => {
  it('name the picture of the page, with its size and what it says', () => {
    expect(readMeta(createPage('/garden/rake/', []))).toMatchObject({
      'og:image': 'https://almanac.example.com/social/garden/rake.png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'Rake - Garden',
      'twitter:image': 'https://almanac.example.com/social/garden/rake.png',
      'twitter:image:alt': 'Rake - Garden',
    });
  });

  it.each([
    ['home', createPage('/', [])],
    ['a hidden page', createPage('/garden/rake/', [], { isHidden: true })],
    ['a page without a text of its own', null],
  ])('name the picture of the site for %s', (_, page) => {
    expect(readMeta(page)['og:image']).toBe('https://almanac.example.com/static/social-card.png');
  });

  it('say when an article was changed', () => {
    expect(readMeta(createPage('/garden/rake/', [], { history }))).toMatchObject({
      'og:type': 'article',
      'article:modified_time': '2026-03-04',
    });
  });

  it.each([
    ['a landing', createPage('/garden/rake/', [], { history, layout: 'landing' })],
    ['the start of a product', createPage('/garden/', [], { history })],
    ['no page', null],
  ])('do not call %s an article', (_, page) => {
    const meta = readMeta(page);
    expect(meta['og:type']).toBe('website');
    expect(meta['article:modified_time']).toBeUndefined();
  });
});

it.each([
  ['a page', createPage('/garden/rake/', []), true],
  ['a hidden page', createPage('/garden/rake/', [], { isHidden: true }), false],
  ['a page without a text of its own', null, false],
])('%s either has an address to be found by, or is not to be found', (_, page, isFound) => {
  const head = listHead(page).map(({ attributes: { rel, name, property } }) => rel ?? name ?? property);
  expect(['canonical', 'og:url', 'robots'].filter((key) => head.includes(key))).toEqual(
    isFound ? ['canonical', 'og:url'] : ['robots'],
  );
});
