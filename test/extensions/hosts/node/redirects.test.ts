import { parsePlain } from 'netlify-redirector';
import { expect, it } from 'vitest';
import { getHeaders } from '../../../../src/extensions/hosts/node/headers';
import { getRedirects } from '../../../../src/export/node/redirects/redirects';
import { getStaticHostFiles } from '../../../../src/extensions/hosts/node/staticHostFiles';
import { createPage } from '../../../export/node/documents/createPage';

const paths = [
  '/',
  '/garden/react-rake/',
  '/garden/api/rake/',
  '/garden/api/use-rake/',
  '/garden/react-soil/',
  '/farm/react-rake/',
  '/farm/api/rake/',
];
const pages = paths.map((path) => ({ page: createPage(path, []) }));
const none = {
  folders: [],
  pages: {},
  shortLinks: {},
  retiredLanguages: [],
  retiredRoots: [],
  formerRoots: [],
};
const redirects = getRedirects(pages, none);
const sandboxes = { stackblitz: 'https://one.example/', codesandbox: 'https://two.example/' };
const file = getStaticHostFiles(getHeaders({ sandboxes }), redirects).find(
  (one) => one.path === '_redirects',
);

it('a language prefix becomes a query, and API tabs the pages that stand for them, with or without a slash', () => {
  const language = (code: string) => [`/${code} /?lang=${code} 302`, `/${code}/ /?lang=${code} 302`];
  const roots = (code: string) =>
    ['farm', 'garden'].map((root) => `/${code}/${root} /${root}/?lang=${code} 302`);
  const below = (code: string) =>
    ['farm', 'garden'].map((root) => `/${code}/${root}/* /${root}/:splat?lang=${code} 302`);
  expect(file?.body.split('\n')).toEqual([
    '/garden/react-rake/components-api /garden/api/rake/ 301',
    '/garden/react-rake/components-api/ /garden/api/rake/ 301',
    '/garden/react-rake/hooks-api /garden/api/use-rake/ 301',
    '/garden/react-rake/hooks-api/ /garden/api/use-rake/ 301',
    ...['en', 'zh', 'pt'].flatMap((code) => [...language(code), ...roots(code)]),
    ...['en', 'zh', 'pt'].flatMap(below),
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
  ['/pt/garden/', '/garden/?lang=pt'],
  ['/de/garden/', null],
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
