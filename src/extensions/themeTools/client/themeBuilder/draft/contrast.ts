import { darken, getRatio, lighten, type HexColor } from '../../../../../ui/shared/color';
import { flatten, parseColor, toHexColor, type Rgba } from './color';
import type { Scheme } from './fields';
import type { ColorPair, PreviewTheme } from './previewTheme';

/** Contrast that text, and parts of controls, need (WCAG 2.2, 1.4.3 and 1.4.11). */
export const MIN_RATIO = { text: 4.5, part: 3 } as const;

export interface MeasuredPair extends ColorPair {
  readonly ratio: number;
  readonly frontColor: HexColor;
  readonly backColor: HexColor;
  readonly passes: Readonly<Record<keyof typeof MIN_RATIO, boolean>>;
}

/** A color that makes a pair pass. */
export interface Fix {
  /** The key of its field. */
  readonly key: string;
  readonly color: HexColor;
}

/** All pairs of a scheme with their contrast, those that fail first. */
export function measurePairs(preview: PreviewTheme, scheme: Scheme): MeasuredPair[] {
  const pairs = preview.pairs[scheme].map((pair): MeasuredPair => {
    const backColor = toHexColor(getColor(preview, scheme, pair.back));
    const frontColor = getVisibleFront(preview, pair);
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

/** The nearest shade with enough contrast for text; `null` when the pair passes, or no shade helps. */
export function findFix(preview: PreviewTheme, pair: ColorPair): Fix | null {
  const { scheme, front, back, adjusted, side, chooseFront } = pair;
  const getFixRatio = (candidate: HexColor): number => {
    if (side === 'front') return getRatio(candidate, toHexColor(getColor(preview, scheme, back)));
    const ink = chooseFront ? toColor(chooseFront(candidate)) : getColor(preview, scheme, front);
    return getRatio(flatten(ink, toColor(candidate)), candidate);
  };
  const start =
    side === 'front' ? getVisibleFront(preview, pair) : toHexColor(getColor(preview, scheme, back));
  if (getFixRatio(start) >= MIN_RATIO.text) return null;
  // First the shades that are also readable on the page: darker ones where that is light.
  const directions = scheme === 'light' ? [darken, lighten] : [lighten, darken];
  for (const shift of directions) {
    for (let percent = 1; percent <= 100; percent++) {
      const color = shift(start, percent / 100);
      if (getFixRatio(color) >= MIN_RATIO.text) return { key: `${scheme}.${adjusted}`, color };
    }
  }
  return null;
}

/** The front color of a pair as it looks on the back color. */
function getVisibleFront(preview: PreviewTheme, { scheme, front, back }: ColorPair): HexColor {
  return flatten(getColor(preview, scheme, front), getColor(preview, scheme, back));
}

function getColor(preview: PreviewTheme, scheme: Scheme, path: string): Rgba {
  return toColor(preview.readColor(scheme, path));
}

function toColor(text: string): Rgba {
  const color = parseColor(text);
  if (!color) throw new Error(`The theme contains “${text}”, which is not a color.`);
  return color;
}
