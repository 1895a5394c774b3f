import { expect, it } from 'vitest';
import { getSitemap } from '../../../../src/export/node/documents/sitemap';
import { createPage } from './createPage';

const pages = [
  { page: createPage('/garden/soil/', []) },
  { page: createPage('/', []) },
  {
    page: createPage('/experiments/', [], { isHidden: true }),
  },
  { page: null },
];

const files = getSitemap(pages, 'https://garden.example.com');
const getBody = (path: string) => files.find((file) => file.path === path)?.body;

it('lists every public page once, in alphabetical order, without hidden ones and the not-found page', () => {
  expect([...(getBody('sitemap.xml')?.matchAll(/<loc>(.*?)<\/loc>/g) ?? [])].map(([, url]) => url)).toEqual([
    'https://garden.example.com/',
    'https://garden.example.com/garden/soil/',
  ]);
});

it('is a sitemap that search engines can read and find', () => {
  expect(getBody('sitemap.xml')).toMatch(
    /^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www.sitemaps.org\/schemas\/sitemap\/0.9">\n/,
  );
  expect(getBody('robots.txt')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://garden.example.com/sitemap.xml\n',
  );
});

it('says when a page was changed, where that is known', () => {
  const history = { updated: '2026-03-04', contributors: [] };
  const [{ body = '' } = {}] = getSitemap(
    [{ page: createPage('/garden/rake/', [], { history }) }, { page: createPage('/garden/hoe/', []) }],
    'https://garden.example.com',
  );
  expect(body).toContain('<url><loc>https://garden.example.com/garden/hoe/</loc></url>');
  expect(body).toContain(
    '<url><loc>https://garden.example.com/garden/rake/</loc><lastmod>2026-03-04</lastmod></url>',
  );
});
