// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { replaceAddress, withQuery } from '../../../src/base/client/address';

it('sets and removes parameters, and keeps the others and the hash', () => {
  expect(withQuery('https://a.example/b/?lang=zh&c=1&d=2#e', { c: 'f g', d: null, h: '' })).toBe(
    'https://a.example/b/?lang=zh&c=f+g#e',
  );
});

it('replaces the entry of the history, also in the state of the router, which restores it', () => {
  history.replaceState({ as: '/rating/', key: 'k' }, '', '/rating/#sizes');
  const { length } = history;
  replaceAddress(withQuery(location.href, { filter: 'star' }));
  expect(history.state).toEqual({ as: '/rating/?filter=star#sizes', key: 'k' });
  expect(location.href).toMatch(/\/rating\/\?filter=star#sizes$/);
  expect(history).toHaveLength(length);
});

it('invents no state of the router', () => {
  history.replaceState(null, '', '/rating/');
  replaceAddress(withQuery(location.href, { filter: 'star' }));
  expect(history.state).toBeNull();
});
