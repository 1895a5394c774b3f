import { readFileSync } from 'node:fs';
import { blendColor } from '../../../../content/shared/theme/themeColor';
import { selectData } from '../../../../page/shared/attributes';
import type { Accent } from '../../../../site/shared/product';
import { PRODUCT_MARKS, type Mark } from '../../../../site/shared/productMarks';
import type { HexColor } from '../../../../ui/shared/color';

/** Colors of the theme by variable name, for images: files outside a page cannot use CSS variables. */
export type Palette = Readonly<Record<string, string>>;

/** Relative to this file, wherever the export runs. */
const THEME = new URL('../../../../ui/shared/tokens/', import.meta.url);

const DARK = `[data-mui-color-scheme='dark']`;

/**
 * The colors of one mode, with those of an accent; without one, the site's own.
 * @throws Error when the theme writes a color in a form that is not supported here
 */
export function readPalette(mode: 'light' | 'dark', accent?: Accent): Palette {
  const ofAccent = accent ? [selectData('accent'), toStyleSheet(selectData('accent', accent))] : [];
  const ofMode = mode === 'dark' ? [DARK, ...ofAccent.map((selector) => `${DARK} ${selector}`)] : [];
  const rules = readRules();
  const values = new Map(
    [':root', ...ofAccent, ...ofMode].flatMap((selector) => [...(rules.get(selector) ?? [])]),
  );
  const isColor = (value: string) => /^#|^color-mix/.test(value);
  return Object.fromEntries(
    [...values].flatMap(([name, value]) => (isColor(value) ? [[name, resolve(value, values)]] : [])),
  );
}

/** Replaces the variables in SVG with the colors of a palette. */
export function inlineColors(svg: string, palette: Palette): string {
  return svg.replace(/var\((--[\w-]+)\)/g, (_, name: string) => getColor(palette, name));
}

/** @throws Error when the theme has no such color */
export function getColor(palette: Palette, name: string): string {
  const color = palette[name];
  if (!color)
    throw new Error(`src/ui/shared/tokens/tokens.css: there is no color ${name}. Add it in both modes.`);
  return color;
}

/** A product's mark as standalone SVG: on a grid of 20, stroked in `currentColor`. */
export function drawProductMark(mark: Mark): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20" fill="none" stroke="currentColor" stroke-width="2" ` +
    `stroke-linecap="round" stroke-linejoin="round"><path d="${PRODUCT_MARKS[mark]}"/></svg>`
  );
}

/** A selector with single quotes, as in the theme's files. */
function toStyleSheet(selector: string): string {
  return selector.replaceAll('"', "'");
}

type Rules = ReadonlyMap<string, ReadonlyMap<string, string>>;

let cachedRules: Rules | null = null;

/** The variables of rules that apply at any width, by selector. */
function readRules(): Rules {
  if (cachedRules) return cachedRules;
  const css = (readTheme('tokens.css') + readTheme('products.css')).replace(
    /^@media screen {\n([^]*?)^}/gm,
    (_, rules: string) => rules.replace(/^ {2}/gm, ''),
  );
  const rules = new Map<string, Map<string, string>>();
  // Rules inside other media queries are indented, and do not match.
  for (const [, selector = '', body = ''] of css.matchAll(/^([:[][^\n{]*) {\n([^}]*)}/gm)) {
    const variables = rules.get(selector) ?? new Map<string, string>();
    for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+):\s*([^;]+);/g)) {
      variables.set(name, value);
    }
    rules.set(selector, variables);
  }
  return (cachedRules = rules);
}

const HEX = /^#[\da-f]{6}$/i;
const MIX = /^color-mix\(in srgb, (.+) (\d+)%, (.+)\)$/;

function resolve(value: string, values: ReadonlyMap<string, string>): HexColor {
  const [, name] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
  if (name) return resolve(values.get(name) ?? '', values);
  const [, first, percent, second] = MIX.exec(value) ?? [];
  if (first && second) {
    const color = resolve(first, values);
    return blendColor({ color, alpha: Number(percent) / 100 }, resolve(second, values));
  }
  if (HEX.test(value)) return value as HexColor;
  throw new Error(
    `src/ui/shared/tokens: "${value}" is not a color that images support. Write it as six digits, or as a mix of variables in srgb.`,
  );
}

function readTheme(file: string): string {
  return readFileSync(new URL(file, THEME), 'utf8').replaceAll('\r\n', '\n');
}
