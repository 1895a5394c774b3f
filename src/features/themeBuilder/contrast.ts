import { darken, lighten, type HexColor } from '../../model/color';
import { flatten, getRatio, parseColor, toHexColor, type Rgba } from './color';
import { readPalette, type Draft } from './draft';
import { ROLES, type ColorPath, type Scheme } from './fields';
import type { PreviewTheme } from './previewTheme';

/** Contrast that text, and parts of controls, need (WCAG 2.2, 1.4.3 and 1.4.11). */
export const MIN_RATIO = { text: 4.5, part: 3 } as const;

/** Two colors that components put upon each other. */
export interface Pair {
  readonly scheme: Scheme;
  readonly front: ColorPath;
  readonly back: ColorPath;
  /** The color that a fix changes. */
  readonly adjusted: ColorPath;
}

export interface MeasuredPair extends Pair {
  readonly ratio: number;
  readonly frontColor: HexColor;
  readonly backColor: HexColor;
  readonly passes: Readonly<Record<keyof typeof MIN_RATIO, boolean>>;
}

/** A color that lets a pair pass. */
export interface Fix {
  /** The key of its field. */
  readonly key: string;
  readonly color: HexColor;
}

type Palette = PreviewTheme['palettes'][Scheme];

/** All pairs of a scheme with their contrast, those that fail first. */
export function measurePairs(palettes: PreviewTheme['palettes'], scheme: Scheme): MeasuredPair[] {
  const palette = palettes[scheme];
  const pairs = listPairs(palette, scheme).map((pair): MeasuredPair => {
    const frontColor = getShown(palette, pair.front, pair.back);
    const backColor = toHexColor(getColor(palette, pair.back));
    const ratio = getRatio(frontColor, backColor);
    return {
      ...pair,
      ratio,
      frontColor,
      backColor,
      passes: { text: ratio >= MIN_RATIO.text, part: ratio >= MIN_RATIO.part },
    };
  });
  return [...pairs.filter(({ passes }) => !passes.text), ...pairs.filter(({ passes }) => passes.text)];
}

/** The nearest shade of a pair's color that text can be read with; `null` when the pair passes, or none helps. */
export function findFix(palettes: PreviewTheme['palettes'], draft: Draft, pair: Pair): Fix | null {
  const { scheme, front, back, adjusted } = pair;
  const palette = palettes[scheme];
  const fixed = adjusted === front ? getColor(palette, back) : null;
  const isOwnInk = `${scheme}.${front}` in draft;
  const getFixRatio = (candidate: HexColor): number => {
    if (fixed) return getRatio(candidate, toHexColor(fixed));
    // The theme chooses the text for main anew, unless the reader has.
    const isChosenByMain = adjusted.endsWith('.main') && !isOwnInk;
    const ink = isChosenByMain ? toColor(palette.getContrastText(candidate)) : getColor(palette, front);
    return getRatio(flatten(ink, toColor(candidate)), candidate);
  };
  const start = fixed ? getShown(palette, front, back) : toHexColor(getColor(palette, adjusted));
  if (getFixRatio(start) >= MIN_RATIO.text) return null;
  // Shades that can also be read on the page: darker ones where that is light.
  const directions = scheme === 'light' ? [darken, lighten] : [lighten, darken];
  for (const shift of directions) {
    for (let percent = 1; percent <= 100; percent++) {
      const color = shift(start, percent / 100);
      if (getFixRatio(color) >= MIN_RATIO.text) return { key: `${scheme}.${adjusted}`, color };
    }
  }
  return null;
}

function listPairs(palette: Palette, scheme: Scheme): Pair[] {
  const { background } = palette;
  const pages: ColorPath[] =
    toHexColor(toColor(background.default)) === toHexColor(toColor(background.paper))
      ? ['background.paper']
      : ['background.paper', 'background.default'];
  const texts = (['text.primary', 'text.secondary'] as const).flatMap((front) =>
    pages.map((back) => ({ scheme, front, back, adjusted: front })),
  );
  const roles = ROLES.flatMap((role): Pair[] => {
    const [main, dark, ink] = [`${role}.main`, `${role}.dark`, `${role}.contrastText`] as const;
    return [
      { scheme, front: ink, back: main, adjusted: main },
      { scheme, front: ink, back: dark, adjusted: dark },
      ...pages.map((back) => ({ scheme, front: main, back, adjusted: main })),
    ];
  });
  return [...texts, ...roles];
}

/** A color of the palette as it looks on another. */
function getShown(palette: Palette, front: ColorPath, back: ColorPath): HexColor {
  return flatten(getColor(palette, front), getColor(palette, back));
}

function getColor(palette: Palette, path: ColorPath): Rgba {
  return toColor(readPalette(palette, path));
}

function toColor(text: string): Rgba {
  const color = parseColor(text);
  if (!color) throw new Error(`The theme contains “${text}”, which is no color.`);
  return color;
}
