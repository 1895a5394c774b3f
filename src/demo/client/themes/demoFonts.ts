/** Widths of a typeface's characters by weight, relative to Arial; see `FALLBACK_RANGES`. */
interface FallbackWidths {
  readonly weights: string;
  readonly isBold: boolean;
  readonly widths: readonly [lower: number, upper: number, digits: number, others: number];
}

/** The typeface of a library's default theme: Latin letters, all weights in one variable font file. */
export interface DemoFont {
  readonly family: string;
  /** Address of the file. */
  readonly url: string;
  /** From the file's `hhea` table, in em. */
  readonly ascent: number;
  readonly descent: number;
  /**
   * Metrics of the fallback, so that text keeps its width when the font loads. Measured in Chromium, where
   * Liberation Sans has Arial's widths; `e2e/demoFont.spec.ts` measures the remaining difference.
   */
  readonly fallback: readonly FallbackWidths[];
}

/** Material UI's. */
export const roboto: DemoFont = {
  family: 'Roboto',
  url: new URL(
    '../../../../node_modules/@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2',
    import.meta.url,
  ).href,
  ascent: 1900 / 2048,
  descent: 500 / 2048,
  fallback: [
    { weights: '100 400', isBold: false, widths: [1.016, 0.924, 1.01, 0.9] },
    { weights: '500', isBold: false, widths: [1.024, 0.929, 1.022, 0.9] },
    { weights: '600 900', isBold: true, widths: [0.946, 0.925, 1.032, 0.9] },
  ],
};

/** Joy UI's. */
export const inter: DemoFont = {
  family: 'Inter',
  url: new URL(
    '../../../../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    import.meta.url,
  ).href,
  ascent: 1984 / 2048,
  descent: 494 / 2048,
  fallback: [
    { weights: '100 400', isBold: false, widths: [1.079, 0.987, 1.064, 1.03] },
    { weights: '500', isBold: false, widths: [1.097, 0.994, 1.08, 1] },
    { weights: '600', isBold: true, widths: [1.024, 0.992, 1.097, 0.95] },
    { weights: '700 900', isBold: true, widths: [1.04, 0.999, 1.114, 0.93] },
  ],
};

/** The characters that each width of a fallback applies to. */
const FALLBACK_RANGES = ['U+61-7A', 'U+41-5A', 'U+30-39', 'U+20-2F, U+3A-40, U+5B-60, U+7B-7E, U+A0-FF'];

/** Arial and its metric-compatible substitutes, by the names for `local()`. */
const ARIAL = { regular: ['Arial', 'Liberation Sans'], bold: ['Arial Bold', 'Liberation Sans Bold'] };

/** Prefix of a theme's font families: the typeface and its fallback. */
export function toFamilies({ family }: DemoFont): string {
  return `"${family}", "${family} Fallback"`;
}

/**
 * The `@font-face` rule of a typeface.
 * @param url address of the file, or the file itself as a `data:` address
 */
export function toFontFace(font: DemoFont, url = font.url): string {
  const { family } = font;
  return `@font-face{font-family:"${family}";font-weight:100 900;font-display:swap;src:url("${url}") format("woff2");${toMetrics(font, 1)}}`;
}

/** The `@font-face` rules of a typeface's fallback: Arial, adjusted to its height and widths. */
export function toFallbackFontFaces(font: DemoFont): string {
  return font.fallback
    .flatMap(({ weights, isBold, widths }) =>
      widths.map((width, index) => {
        const src = ARIAL[isBold ? 'bold' : 'regular'].map((name) => `local("${name}")`).join();
        const range = FALLBACK_RANGES[index] ?? '';
        return `@font-face{font-family:"${font.family} Fallback";font-weight:${weights};src:${src};size-adjust:${toPercent(width)};${toMetrics(font, width)};unicode-range:${range}}`;
      }),
    )
    .join('');
}

/** Set for the font and its fallback, because browsers read heights from different tables of a font file. */
function toMetrics({ ascent, descent }: DemoFont, sizeAdjust: number): string {
  return `ascent-override:${toPercent(ascent / sizeAdjust)};descent-override:${toPercent(descent / sizeAdjust)};line-gap-override:0%`;
}

/** Four decimals: with two, Chromium rounded some heights to a different pixel than those of the font. */
function toPercent(ratio: number): string {
  return `${Number((ratio * 100).toFixed(4))}%`;
}
