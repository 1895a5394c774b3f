import { expect, it } from 'vitest';
import { products } from '../../../../../data/products';
import {
  drawProductMark,
  inlineColors,
  readPalette,
} from '../../../../../src/extensions/social/node/brand/palette';
import { readTokens } from '../../../../../src/content/node/drawings/drawings';

it('has every color of the theme, in both modes, as six digits', () => {
  for (const mode of ['light', 'dark'] as const) {
    const palette = readPalette(mode);
    expect(Object.keys(palette)).toEqual([...readTokens()]);
    for (const color of Object.values(palette)) expect(color).toMatch(/^#[\da-f]{6}$/);
  }
  expect(readPalette('light')['--paper']).not.toBe(readPalette('dark')['--paper']);
});

it.each(products)('has the accent of $name, and mixes its soft shade with the paper', ({ accent, mark }) => {
  const [own, site] = [readPalette('light', accent), readPalette('light')];
  expect(own['--accent']).not.toBe(site['--accent']);
  expect(own['--accent-soft']).not.toBe(site['--accent-soft']);
  expect(own['--accent']).not.toBe(readPalette('dark', accent)['--accent']);
  expect(own['--paper']).toBe(site['--paper']);
  expect(drawProductMark(mark)).toMatch(
    /^<svg xmlns="[^"]+" viewBox="0 0 20 20".*"currentColor".*<path d="[^"]+"\/><\/svg>$/,
  );
});

it('computes a mix as browsers do', () => {
  // 11 % of the accent and 89 % of the paper, per channel.
  const {
    '--accent': accent = '',
    '--paper': paper = '',
    '--accent-soft': soft = '',
  } = readPalette('light', 'blue');
  const red = (color: string) => parseInt(color.slice(1, 3), 16);
  expect(red(soft)).toBe(Math.round(red(accent) * 0.11 + red(paper) * 0.89));
});

it('writes colors instead of variables, and knows those that are missing', () => {
  const palette = readPalette('dark');
  expect(inlineColors('<path fill="var(--ink)"/>', palette)).toBe(`<path fill="${palette['--ink']}"/>`);
  expect(() => inlineColors('<path fill="var(--soil)"/>', palette)).toThrow('there is no color --soil');
});
