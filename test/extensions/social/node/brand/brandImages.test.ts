import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createIconSvg, listBrandImages } from '../../../../../src/extensions/social/node/brand/brandImages';
import { readPngSize } from '../../../../../src/extensions/social/node/brand/png';
import { THEME_COLORS } from '../../../../../src/ui/shared/tokens/themeColors';

interface Icon {
  readonly src: string;
  readonly sizes: string;
  readonly type?: string;
  readonly purpose?: string;
}

const manifest = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8'));
const fromManifest: readonly Icon[] = manifest.icons;
const fromDocument: readonly Icon[] = [
  ...readFileSync('pages/_document.tsx', 'utf8').matchAll(
    /<link rel="(?:icon|apple-touch-icon)" href="([^"]+)"(?: sizes="([^"]+)")?/g,
  ),
].map(([, src = '', sizes = 'any']) => ({ src, sizes }));

const images = listBrandImages();

/** The size of a picture file: of the PNG in it, where it is an icon file. */
function readSize(file: string): string {
  const content = readFileSync(file);
  if (file.endsWith('.svg')) return 'any';
  const { width, height } = readPngSize(file.endsWith('.ico') ? content.subarray(22) : content);
  return `${width}x${height}`;
}

describe('the icons', () => {
  it.each([...fromManifest, ...fromDocument])('$src has the size that it claims', ({ src, sizes }) => {
    expect(readSize(`public${src}`)).toBe(sizes);
  });

  it('are named by document and manifest: for tabs, home screens and systems that cut their own shape', () => {
    expect(fromDocument.map(({ src }) => src)).toEqual([
      '/favicon.ico',
      '/static/icon.svg',
      '/static/apple-touch-icon.png',
    ]);
    expect(fromManifest.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual([
      'any any',
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
  });

  it('are in the committed SVG what the palette says: run `npm run brand` after a change', () => {
    expect(readFileSync('public/static/icon.svg', 'utf8')).toBe(createIconSvg());
  });

  it.each(images)('$file is rendered at its size, in less than 60 kB', ({ file, width, height }) => {
    expect(readSize(file)).toBe(`${width}x${height}`);
    expect(statSync(file).size).toBeLessThan(60_000);
  });
});

it('the manifest has the colors of the page', () => {
  expect([manifest.theme_color, manifest.background_color]).toEqual([THEME_COLORS.light, THEME_COLORS.light]);
});

it('the social card has the size that networks ask for, and names the site', () => {
  const card = images.find(({ file }) => file.endsWith('social-card.png'));
  expect(card).toMatchObject({ width: 1200, height: 630 });
  expect(card?.html).toContain('</svg>Atlas</p>');
});
