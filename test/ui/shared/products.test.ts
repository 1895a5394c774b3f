import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { products } from '../../../data/products';
import { getLuminance, MIN_TEXT_CONTRAST, type HexColor } from '../../../src/ui/shared/color';

const tokens = readFileSync('src/ui/shared/tokens/tokens.css', 'utf8');
const css = readFileSync('src/ui/shared/tokens/products.css', 'utf8');
const MODES = ['light', 'dark'] as const;
type Mode = (typeof MODES)[number];

/** Value of a token in a mode: light ones stand first. */
function readToken(name: string, mode: Mode): HexColor {
  const found = [...tokens.matchAll(new RegExp(`--${name}: (#\\w{6});`, 'g'))];
  return toHexColor(found[MODES.indexOf(mode)]?.[1]);
}

function readAccent(name: string, mode: Mode): HexColor {
  const scope = mode === 'dark' ? "\\[data-mui-color-scheme='dark'\\] " : '^';
  return toHexColor(
    new RegExp(`${scope}\\[data-accent='${name}'\\] {\\s*--accent: (#\\w{6});`, 'm').exec(css)?.[1],
  );
}

function toHexColor(text: string | undefined): HexColor {
  expect(text).toMatch(/^#[\da-f]{6}$/);
  return `#${String(text).slice(1)}`;
}

/** As `color-mix(in srgb, …)` mixes. */
function mix(color: HexColor, other: HexColor, share: number): HexColor {
  const channel = (hex: HexColor, start: number) => Number.parseInt(hex.slice(start, start + 2), 16);
  const channels = [1, 3, 5].map((start) =>
    Math.round(channel(color, start) * share + channel(other, start) * (1 - share)),
  );
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function getContrastOf(a: HexColor, b: HexColor): number {
  const [dark = 0, light = 0] = [getLuminance(a), getLuminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

/** The share of the accent in its soft background. */
function readSoftShare(mode: Mode): number {
  const shares = [...css.matchAll(/--accent-soft: color-mix\(in srgb, var\(--accent\) (\d+)%/g)];
  return Number(shares[MODES.indexOf(mode)]?.[1]) / 100;
}

describe.each(products)('$name', ({ accent }) => {
  it.each(MODES)('has an accent that can be read on all of its backgrounds in %s', (mode) => {
    const color = readAccent(accent, mode);
    const soft = mix(color, readToken('paper', mode), readSoftShare(mode));
    const strong = mix(color, readToken('ink', mode), 0.75);
    const backgrounds = [...['paper', 'surface', 'sunken'].map((name) => readToken(name, mode)), soft];
    for (const text of [color, strong]) {
      for (const background of backgrounds) {
        expect(getContrastOf(text, background)).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
      }
    }
    expect(getContrastOf(readToken('on-accent', mode), color)).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
  });
});

it('no two products look alike', () => {
  expect(new Set(products.map(({ accent }) => accent)).size).toBe(products.length);
  expect(new Set(products.map(({ mark }) => mark)).size).toBe(products.length);
});
