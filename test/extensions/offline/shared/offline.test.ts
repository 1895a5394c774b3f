import { describe, expect, it } from 'vitest';
import {
  findUnchanged,
  getCacheName,
  parseCacheName,
  parseOfflineIndex,
  parseOfflinePlan,
  type OfflinePlan,
} from '../../../../src/extensions/offline/shared/offline';

const plan = (files: OfflinePlan['files']): OfflinePlan => ({
  id: 'garden',
  version: 'a1',
  transfer: 1,
  size: 2,
  files,
});

describe('the cache of a saved product', () => {
  it.each([
    ['garden', 'a1'],
    ['vegetable-garden', '0f'],
  ])('names %s and its version', (id, version) => {
    expect(parseCacheName(getCacheName({ id, version }))).toEqual({ id, version });
  });

  it.each(['atlas-pages-1', 'atlas-saved-files', 'atlas-product-garden', 'other-atlas-product-garden-a1'])(
    'is not %s',
    (name) => {
      expect(parseCacheName(name)).toBeNull();
    },
  );
});

it('what has not changed is found by its content, whatever its address', () => {
  const older = plan([
    ['/data/1/soil.json', 1, 'd1'],
    ['/soil/', 1, 's1'],
    ['/_next/static/a.js', 1],
  ]);
  const newer = plan([
    ['/data/2/soil.json', 1, 'd1'],
    ['/soil/', 1, 's2'],
    ['/_next/static/a.js', 1],
  ]);
  expect([...findUnchanged(newer, older)]).toEqual([['/data/2/soil.json', '/data/1/soil.json']]);
});

describe('what comes from elsewhere', () => {
  it.each([null, 'page', {}, { products: [{ id: 'garden' }] }])('is no index: %j', (content) => {
    expect(parseOfflineIndex(content)).toEqual([]);
  });

  it.each([
    null,
    {},
    plan([]).files,
    { ...plan([]), files: [[1]] },
    { ...plan([]), files: [['/soil/', 1, 7]] },
    { ...plan([]), version: 7 },
    { ...plan([]), version: 'latest' },
    { ...plan([]), id: '' },
  ])('is no plan: %j', (content) => {
    expect(parseOfflinePlan(content)).toBeNull();
  });

  it.each([
    'https://elsewhere.example/a.js',
    '//elsewhere.example/a.js',
    '/\\elsewhere.example/a.js',
    '\\\\elsewhere.example/a.js',
    '/\t/elsewhere.example/a.js',
    ' //elsewhere.example/a.js',
    'data:text/html,Hi',
    'http://[',
    'soil/',
    '',
    '/garden/../soil/',
    '/soil/?a',
    '/soil/#a',
  ])('is no plan with the address %j', (path) => {
    expect(
      parseOfflinePlan(
        plan([
          ['/soil/', 1],
          [path, 1],
        ]),
      ),
    ).toBeNull();
  });

  it('is a plan with paths of this site', () => {
    const good = plan([
      ['/', 1],
      ['/soil/', 1, 's1'],
      ['/_next/static/a%20b@2.js', 1],
    ]);
    expect(parseOfflinePlan(good)).toEqual(good);
  });
});
