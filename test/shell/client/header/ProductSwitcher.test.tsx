// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { products } from '../../../../data/products';
import { site } from '../../../../data/site';
import en from '../../../../data/languages/en.json';
import { product as docs } from '../../../../data/docs/product';
import { product as joy } from '../../../../data/joy-ui/product';
import { product as toolpad } from '../../../../data/toolpad/product';
import { product as x } from '../../../../data/x/product';
import { ProductSwitcher } from '../../../../src/shell/client/header/ProductSwitcher';
import { TranslationsProvider } from '../../../../src/shell/client/language/language';
import { CurrentPageProvider } from '../../../../src/page/client/context/page';
import type { Page } from '../../../../src/page/shared/page';
import type { ProductIdentity } from '../../../../src/site/shared/product';
import { createPage } from '../../../export/node/documents/createPage';

afterEach(cleanup);

function renderSwitcher(identity: ProductIdentity, page: Page | null = null): HTMLElement {
  const product = { ...identity, nav: [] };
  const { container } = render(
    <TranslationsProvider value={{ en }}>
      {/* Pages whose path names no product, such as those of the reference, have none of their own. */}
      <CurrentPageProvider value={{ page, product, products, site }}>
        <ProductSwitcher />
      </CurrentPageProvider>
    </TranslationsProvider>,
  );
  return container;
}

it.each([
  [x, '/x/introduction/'],
  [joy, '/joy-ui/getting-started/'],
  [toolpad, '/toolpad/core/introduction/'],
])('on all pages of $name the menu marks its line', (product, href) => {
  const current = renderSwitcher(product).querySelectorAll('[aria-current]');
  expect([...current].map((link) => link.getAttribute('href'))).toEqual([href]);
});

it('has a line for each part of a product, with its path', () => {
  const links = [...renderSwitcher(x).querySelectorAll('#mui-product-menu a')];
  const lines = links.map((link) => [link.querySelector('strong')?.textContent, link.getAttribute('href')]);
  expect(lines).toEqual(
    expect.arrayContaining([
      ['MUI X', '/x/introduction/'],
      ['Data Grid', '/x/react-data-grid/'],
      ['Date and Time Pickers', expect.stringMatching(/^\/x\//)],
      ['Charts', expect.stringMatching(/^\/x\//)],
      ['Tree View', expect.stringMatching(/^\/x\//)],
    ]),
  );
  expect(new Set(lines.map(([, href]) => href)).size).toBe(lines.length);
});

it.each([
  ['/x/', 'MUI X'],
  ['/x/introduction/installation/', 'MUI X'],
  ['/x/api/', 'MUI X'],
  ['/x/react-data-grid/', 'Data Grid'],
  ['/x/react-data-grid/filtering/', 'Data Grid'],
  ['/x/api/data-grid/grid-api/', 'Data Grid'],
  ['/x/api/date-pickers/date-picker/', 'Date and Time Pickers'],
  ['/x/api/charts/', 'Charts'],
  ['/x/api/tree-view/tree-item/', 'Tree View'],
])('on %s the menu marks %s alone', (path, name) => {
  const current = renderSwitcher(x, createPage(path, [])).querySelectorAll('[aria-current] strong');
  expect([...current].map((line) => line.textContent)).toEqual([name]);
});

it('marks none where the pages belong to no library', () => {
  const container = renderSwitcher(docs);
  expect(container.querySelector('[aria-current]')).toBeNull();
  expect(container.querySelector('#mui-product-selector')?.textContent).toBe('Choose a product');
});

it('says of what state a product is, in button and menu', () => {
  const container = renderSwitcher(joy);
  expect(container.querySelector('#mui-product-selector')?.textContent).toBe('Product: Joy UI Beta');
  const states = [...container.querySelectorAll('#mui-product-menu li')].map((item) => [
    item.querySelector('strong')?.firstChild?.textContent,
    item.querySelector('.product-state')?.textContent?.trim(),
  ]);
  expect(states.filter(([, state]) => state)).toEqual([
    ['Joy UI', 'Beta'],
    ['Base UI', 'Beta'],
  ]);
});
