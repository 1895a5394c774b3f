import { expect, it } from 'vitest';
import { getRedirects } from '../../../src/build/export/redirects';
import { createPage } from './createPage';

it('turns a language prefix into a query, and API tabs into the pages that stand for them', () => {
  const paths = [
    '/garden/react-rake/',
    '/garden/api/rake/',
    '/garden/api/use-rake/',
    '/garden/react-soil/',
    '/farm/react-rake/',
    '/farm/api/rake/',
  ];
  const pages = paths.map((path) => ({
    file: `${path}index.html`,
    html: '',
    page: createPage(path, []),
    demos: [],
  }));
  expect(getRedirects(pages).body.split('\n')).toEqual([
    '/en/* /:splat?lang=en 302',
    '/zh/* /:splat?lang=zh 302',
    '/garden/react-rake/components-api/* /garden/api/rake/ 301',
    '/garden/react-rake/hooks-api/* /garden/api/use-rake/ 301',
    '',
  ]);
});
