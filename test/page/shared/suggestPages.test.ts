import { describe, expect, it } from 'vitest';
import { suggestPages } from '../../../src/page/shared/suggestPages';

const pages = [
  '/material-ui/',
  '/material-ui/react-button/',
  '/material-ui/react-button-group/',
  '/material-ui/react-text-field/',
  '/material-ui/getting-started/installation/',
  '/joy-ui/react-button/',
  '/joy-ui/getting-started/installation/',
  '/x/react-data-grid/',
  '/versions/',
].map((href) => ({ href, title: href }));

const suggest = (path: string) => suggestPages(path, pages).map(({ href }) => href);

describe('suggestPages', () => {
  it.each([
    ['a typing error', '/material-ui/react-buton/', '/material-ui/react-button/'],
    ['swapped letters', '/material-ui/react-txet-field/', '/material-ui/react-text-field/'],
    ['a plural', '/material-ui/react-buttons/', '/material-ui/react-button/'],
    ['a missing prefix', '/joy-ui/button/', '/joy-ui/react-button/'],
    ['an old address without a product', '/data-grid/', '/x/react-data-grid/'],
    ['a language', '/zh/version/', '/versions/'],
    ['another letter case', '/Material-UI/React-Button/', '/material-ui/react-button/'],
    ['query and hash', '/joy-ui/instalation?from=search#npm', '/joy-ui/getting-started/installation/'],
  ])('puts the page that was meant first, in spite of %s', (_, path, expected) => {
    expect(suggest(path)[0]).toBe(expected);
  });

  it.each([['/'], ['/qqq/'], ['/wp-login.php'], ['/%E2%9C%85/']])('has nothing to say to %s', (path) => {
    expect(suggest(path)).toEqual([]);
  });

  it('names five pages at most', () => {
    const many = Array.from({ length: 9 }, (_, index) => ({ href: `/garden/rake-${index}/`, title: 'Rake' }));
    expect(suggestPages('/garden/rake/', many)).toHaveLength(5);
  });
});
