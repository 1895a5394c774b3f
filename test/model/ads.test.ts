import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inHouseAds } from '../../data/ads';
import { site } from '../../data/site';
import { hasAdPlace } from '../../src/model/ads';

it.each([
  ['/garden/soil/', undefined, true],
  ['/garden/soil/', ['/garden/start'], true],
  ['/garden/start/', ['/garden/start'], false],
  ['/garden/start/tools/', ['/garden/start'], false],
  ['/garden/starters/', ['/garden/start'], true],
])('a page at %s, with %j free of ads, has a place: %s', (path, adFree, expected) => {
  expect(hasAdPlace(path, adFree)).toBe(expected);
});

it('the project has ads of its own, about things that exist; one leads to a repository, where there is one', () => {
  expect(inHouseAds).toHaveLength(site.repository ? 5 : 4);
  for (const { link, img } of inHouseAds) {
    expect(existsSync(`public${img}`), img).toBe(true);
    if (link === site.repository) continue;
    expect(existsSync(`data${link.replace(/#.*/, '')}`), link).toBe(true);
  }
});
