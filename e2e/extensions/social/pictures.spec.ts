import { readdirSync, readFileSync } from 'node:fs';
import { readPngSize } from '../../../src/extensions/social/node/brand/png';
import { publicPages, toFile } from '../../exportedHeads';
import { expect, test } from '../../test';

// The pictures that social networks show, in the files of the export; no browser is needed.

test('each page has a picture of its own, a PNG of 1200 × 630 px below 30 kB', () => {
  const seen = new Set<string>();
  for (const { path, meta } of publicPages) {
    const address = meta.get('og:image') ?? '';
    expect(meta.get('twitter:image'), path).toBe(address);
    expect([meta.get('og:image:width'), meta.get('og:image:height')], path).toEqual(['1200', '630']);
    expect(meta.get('og:image:alt'), path).toBe(meta.get('og:title'));
    const png = readFileSync(toFile(address));
    expect(readPngSize(png), path).toEqual({ width: 1200, height: 630 });
    if (path !== '/') expect(png.length, path).toBeLessThan(30_000);
    seen.add(address);
  }
  expect(seen.size).toBe(publicPages.length);
});

test('pictures are neither saved for offline nor compressed again', () => {
  const plans = readdirSync('out/offline').filter((file) => file.endsWith('.json'));
  expect(plans.length).toBeGreaterThan(1);
  for (const plan of plans) expect(readFileSync(`out/offline/${plan}`, 'utf8')).not.toContain('/social/');
  const files = readdirSync('out/social', { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => /\.(?:br|gz)$/.test(file))).toEqual([]);
});
