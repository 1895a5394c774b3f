import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createFeatureMap } from '../../../../../src/content/node/elements/pages/createFeatureMap';
import { loadProduct } from '../../../../../src/site/node/products';
import { flattenTree } from '../../../../../src/site/shared/tree';

const product = await loadProduct('x');
const FeatureMap = createFeatureMap(product, '/x/react-data-grid');
const html = renderToStaticMarkup(<FeatureMap />);

describe('the map of a component’s features', () => {
  it('links each page below that of the component once', () => {
    const links = Array.from(html.matchAll(/<a href="([^"]*)"/g), ([, href]) => href);
    const pages = flattenTree(product.nav)
      .map(({ pathname }) => `${pathname}/`)
      .filter((path) => /^\/x\/react-data-grid\/./.test(path));
    expect([...links].sort()).toEqual([...pages].sort());
  });

  it('says what each is about, and which plan it needs', () => {
    expect(html).toMatch(
      /<a href="\/x\/react-data-grid\/column-pinning\/">Column pinning<\/a><span class="api-mark plan"[^>]*>Pro plan<\/span><span class="feature-text">[^<]{20,}/,
    );
    expect(html).not.toContain('<span class="feature-text"></span>');
  });

  it('is in the groups of the menu', () => {
    expect(html).toContain('<section aria-label="Columns"><p class="feature-group">Columns</p>');
  });
});
