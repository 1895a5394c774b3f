import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { tips } from '../../../../data/ads';
import { site } from '../../../../data/site';
import { hasAdSlot } from '../../../../src/extensions/ads/shared/ads';

it.each([
  ['/garden/soil/', undefined, true],
  ['/garden/soil/', ['/garden/start'], true],
  ['/garden/start/', ['/garden/start'], false],
  ['/garden/start/tools/', ['/garden/start'], false],
  ['/garden/starters/', ['/garden/start'], true],
])('a page at %s, with %j free of ads, has a place: %s', (path, adFree, expected) => {
  expect(hasAdSlot(path, adFree)).toBe(expected);
});

it('the site has tips about things that exist, short enough for a column of 220 px', () => {
  expect(tips.length).toBeGreaterThanOrEqual(5);
  for (const { name, link, img, description } of tips) {
    expect(existsSync(`public${img}`), img).toBe(true);
    expect(`${name}: ${description}`.length, name).toBeLessThanOrEqual(75);
    if (link === null || link === site.repository) continue;
    expect(existsSync(`data${link.replace(/#.*/, '')}`), link).toBe(true);
  }
});
