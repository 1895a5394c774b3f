import { parsePlain } from 'netlify-redirector';
import { expect, it } from 'vitest';
import { getHeaders } from '../../../src/build/hosting/headers';
import { getRedirects } from '../../../src/build/hosting/redirects';
import { getStaticHostFiles } from '../../../src/build/hosting/staticHostFiles';
import { createPage } from '../export/createPage';

const paths = [
  '/',
  '/garden/react-rake/',
  '/garden/api/rake/',
  '/garden/api/use-rake/',
  '/garden/react-soil/',
  '/farm/react-rake/',
  '/farm/api/rake/',
];
const redirects = getRedirects(paths.map((path) => ({ page: createPage(path, []) })));
const sandboxes = { stackblitz: 'https://one.example/', codesandbox: 'https://two.example/' };
const file = getStaticHostFiles(getHeaders({ sandboxes }), redirects).find(
  (one) => one.path === '_redirects',
);

it('a language prefix becomes a query, and API tabs the pages that stand for them, with or without a slash', () => {
  expect(file?.body.split('\n')).toEqual([
    '/en /?lang=en 302',
    '/en/ /?lang=en 302',
    '/en/farm /farm/?lang=en 302',
    '/en/garden /garden/?lang=en 302',
    '/zh /?lang=zh 302',
    '/zh/ /?lang=zh 302',
    '/zh/farm /farm/?lang=zh 302',
    '/zh/garden /garden/?lang=zh 302',
    '/garden/react-rake/components-api /garden/api/rake/ 301',
    '/garden/react-rake/components-api/ /garden/api/rake/ 301',
    '/garden/react-rake/hooks-api /garden/api/use-rake/ 301',
    '/garden/react-rake/hooks-api/ /garden/api/use-rake/ 301',
    '/en/farm/* /farm/:splat?lang=en 302',
    '/en/garden/* /garden/:splat?lang=en 302',
    '/zh/farm/* /farm/:splat?lang=zh 302',
    '/zh/garden/* /garden/:splat?lang=zh 302',
    '',
  ]);
});

it.each([
  ['/zh/', '/?lang=zh'],
  ['/zh', '/?lang=zh'],
  ['/en/garden/api/rake/', '/garden/api/rake/?lang=en'],
  ['/zh/garden', '/garden/?lang=zh'],
  ['/zh/garden//evil.example/', '/garden//evil.example/?lang=zh'],
  ['/garden/react-rake/hooks-api/', '/garden/api/use-rake/'],
  ['/zh//evil.example/login', null],
  ['/zh/\\evil.example/', null],
  ['/zh/\t/evil.example/', null],
  ['/zh/evil.example/', null],
  ['/zh/https://evil.example/', null],
  ['/pt/garden/', null],
])('a host leads %j to %j, and never to another host', async (path, target) => {
  const rules = await parsePlain(file?.body ?? '', {});
  const answer = rules.match({
    scheme: 'https',
    host: 'atlas.example.com',
    path,
    query: '',
    getHeader: () => '',
    getCookie: () => '',
  });
  expect(answer?.to ?? null).toBe(target);
});
