import { findColor, getLuminance, type HexColor } from '../../../ui/shared/color';

/** A color that a theme gives, read for measuring. */
export interface ThemeColor {
  readonly color: HexColor;
  /** From 0, invisible, to 1. */
  readonly alpha: number;
}

const HEX_WITH_ALPHA = /^#([\da-f]{3})([\da-f])$|^#([\da-f]{6})([\da-f]{2})$/i;
const RGBA = /^rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)\s*[,/]\s*(\d*\.?\d+)(%?)\s*\)$/i;

/** Reads a color in hex or `rgb()`, with or without opacity; `undefined` for other notations. */
export function readThemeColor(text: string): ThemeColor | undefined {
  const opaque = findColor(text);
  if (opaque) return { color: opaque, alpha: 1 };
  const [, short, shortAlpha, long, longAlpha] = HEX_WITH_ALPHA.exec(text) ?? [];
  const digits = shortAlpha ? shortAlpha + shortAlpha : longAlpha;
  if (digits) return withAlpha(`#${short ?? long ?? ''}`, Number.parseInt(digits, 16) / 255);
  const [, red, green, blue, alpha, percent] = RGBA.exec(text) ?? [];
  if (!alpha) return undefined;
  return withAlpha(`rgb(${red}, ${green}, ${blue})`, Number(alpha) / (percent ? 100 : 1));
}

function withAlpha(text: string, alpha: number): ThemeColor | undefined {
  const color = findColor(text);
  return color && { color, alpha: Math.min(1, alpha) };
}

/** What is seen where a color lies on an opaque one. */
export function layColor({ color, alpha }: ThemeColor, background: HexColor): HexColor {
  const [front, back] = [toChannels(color), toChannels(background)];
  const mixed = front.map((channel, index) => Math.round(channel * alpha + (back[index] ?? 0) * (1 - alpha)));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

function toChannels(color: HexColor): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
}

/** Contrast ratio (WCAG 2.2) of text in any color on an opaque background, from 1 to 21. */
export function getColorContrast(text: ThemeColor, background: HexColor): number {
  const [one, other] = [getLuminance(layColor(text, background)), getLuminance(background)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** A reference to a variable whose fallback has at most one pair of parentheses. */
const VARIABLE = /var\(\s*(--[\w-]+)\s*(?:,((?:[^()]|\([^()]*\))*))?\)/;

/** Values of themes refer to variables that refer to variables, but not further. */
const MAX_STEPS = 8;

/**
 * A value with its CSS variables replaced by what they stand for.
 * @param find the value of a variable by its name; where it has none, the fallback counts
 */
export function resolveVariables(text: string, find: (name: string) => string | undefined): string {
  let resolved = text;
  for (let step = 0; step < MAX_STEPS && VARIABLE.test(resolved); step += 1) {
    resolved = resolved.replace(VARIABLE, (reference, name: string, fallback?: string) => {
      const value = find(name);
      return (value?.includes(`var(${name}`) ? undefined : value) ?? fallback?.trim() ?? reference;
    });
  }
  return resolved;
}
