import { describe, expect, it } from 'vitest';
import { findDataPath, getDataPath, isPageData } from '../../../src/page/shared/pageData';

describe('addresses of page data', () => {
  it.each([
    ['/_next/data/a1b2/garden/rake.json', '/garden/rake/'],
    ['/_next/data/a1b2/garden/rake.json?slug=rake', '/garden/rake/'],
    ['/_next/data/a1b2/garden.json', '/garden/'],
    ['/_next/data/a1b2/index.json', '/'],
    ['/_next/static/a1b2/_buildManifest.js', null],
    ['/search/index.json', null],
    ['https://ads.example/_next/data/a1b2/garden.json', null],
  ])('%s is of %s', (address, path) => {
    expect(findDataPath(address)).toBe(path);
  });

  it.each(['/', '/garden/', '/demos/garden/Rake/'])('lead back to %s', (path) => {
    expect(findDataPath(getDataPath(path, 'a1b2'))).toBe(path);
  });
});

describe('page data', () => {
  const page = { path: '/garden/rake/', title: 'Rake', headings: [], segments: [], resources: [] };
  const write = (pageProps: unknown) => JSON.stringify({ pageProps });

  it.each([
    ['of a page', write({ page }), true],
    ['of a single demo', write({ demo: { path: '/garden/rake/' } }), true],
    ['of another page', write({ page: { ...page, path: '/garden/' } }), false],
    ['of another demo', write({ demo: { path: '/garden/' } }), false],
    ['of a page without its body', write({ page: { ...page, segments: undefined } }), false],
    ['of a page with a body of another kind', write({ page: { ...page, segments: {} } }), false],
    ['of a page without its headings', write({ page: { ...page, headings: null } }), false],
    ['of a page whose headings are nothing', write({ page: { ...page, headings: [null] } }), false],
    ['of a page whose body is a number', write({ page: { ...page, segments: [7] } }), false],
    ['of a page without its links', write({ page: { ...page, resources: undefined } }), false],
    ['without a page', write({}), false],
    ['without anything', '{}', false],
    ['that is null', 'null', false],
    ['that is a list', '[]', false],
    ['that ends early', write({ page }).slice(0, -20), false],
    ['that is HTML', '<!doctype html><title>Home</title>', false],
    ['that is empty', '', false],
  ])('%s is whole: %s', (_, text, isWhole) => {
    expect(isPageData(text, '/garden/rake/')).toBe(isWhole);
  });
});
