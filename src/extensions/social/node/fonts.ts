import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import satori, { type Font } from 'satori';
import { createElement } from 'react';
import type { Measure } from './wrapText';

const require = createRequire(import.meta.url);

/** Weights of the site's typeface that the pictures use. */
const WEIGHTS = [400, 600, 700] as const;
type Weight = (typeof WEIGHTS)[number];

const PACKAGES = ['@fontsource/instrument-sans', 'satori', '@resvg/resvg-js'];

/** Versions of the packages that turn text into pixels: other versions may draw it differently. */
export const RENDERERS = PACKAGES.map((name) => {
  const { version } = JSON.parse(readFileSync(require.resolve(`${name}/package.json`), 'utf8')) as {
    version: string;
  };
  return `${name}@${version}`;
}).join(' ');

let fonts: Font[] | null = null;

/** The fonts, read once. */
export function loadFonts(): Font[] {
  return (fonts ??= WEIGHTS.map((weight) => ({
    name: 'Sans',
    weight,
    style: 'normal',
    data: readFileSync(
      require.resolve(`@fontsource/instrument-sans/files/instrument-sans-latin-${weight}-normal.woff`),
    ),
  })));
}

/** Printable ASCII. Other characters are assumed to be as wide as the widest of these. */
const CHARACTERS = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));

const measures = new Map<Weight, Promise<Measure>>();

/** Loads a function that measures text in a weight, without kerning, which would only make it narrower. */
export function loadMeasure(weight: Weight): Promise<Measure> {
  const measure = measures.get(weight) ?? createMeasure(weight);
  measures.set(weight, measure);
  return measure;
}

async function createMeasure(fontWeight: Weight): Promise<Measure> {
  const widths = new Map<string, number>();
  const fontSize = 100;
  await satori(
    createElement(
      'div',
      { style: { display: 'flex', fontSize, fontWeight, whiteSpace: 'pre' } },
      CHARACTERS.map((text) => createElement('div', { key: text, style: { flexShrink: 0 } }, text)),
    ),
    {
      width: 20_000,
      height: fontSize,
      fonts: loadFonts(),
      onNodeDetected: ({ key, width }) => {
        if (typeof key === 'string') widths.set(key, width / fontSize);
      },
    },
  );
  const widest = Math.max(...widths.values());
  return (text) => [...text].reduce((sum, character) => sum + (widths.get(character) ?? widest), 0);
}
