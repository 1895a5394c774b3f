import { findColor, getChannels, getRatio, type HexColor } from '../../../ui/shared/color';

/** A parsed color of a theme, for contrast calculations. */
export interface ThemeColor {
  readonly color: HexColor;
  /** From 0, invisible, to 1. */
  readonly alpha: number;
}

const HEX_WITH_ALPHA = /^#([\da-f]{3})([\da-f])$|^#([\da-f]{6})([\da-f]{2})$/i;
const RGBA = /^rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)\s*[,/]\s*(\d*\.?\d+)(%?)\s*\)$/i;

/** Parses a color in hex or `rgb()`, with or without opacity; `undefined` for other notations. */
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

/** The color that results from painting a color over an opaque one. */
export function blendColor({ color, alpha }: ThemeColor, background: HexColor): HexColor {
  const [front, back] = [getChannels(color), getChannels(background)];
  const mixed = front.map((channel, index) => Math.round(channel * alpha + (back[index] ?? 0) * (1 - alpha)));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Contrast ratio (WCAG 2.2) of text in any color on an opaque background, from 1 to 21. */
export function getColorContrast(text: ThemeColor, background: HexColor): number {
  return getRatio(blendColor(text, background), background);
}

/** `var(…)`, whose fallback has parentheses at most one level deep. */
const VARIABLE = /var\(\s*(--[\w-]+)\s*(?:,((?:[^()]|\([^()]*\))*))?\)/;

/** Theme values refer to variables that refer to variables, no deeper. Also stops circular references. */
const MAX_STEPS = 8;

/**
 * Replaces the CSS variables in a value by their values.
 * @param find returns the value of a variable by name; without one, the fallback is used
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
