/** An opaque sRGB color as six lower-case hex digits after a number sign. */
export type HexColor = `#${string}`;

/** The two text colors that are measured against a background; also their CSS names. */
export type Ink = 'black' | 'white';

/** Contrast that text of normal size needs (WCAG 2.2, 1.4.3). */
export const MIN_TEXT_CONTRAST = 4.5;

const HEX = /^#?([\da-f]{3}|[\da-f]{6})$/i;
const RGB = /^rgb\(\s*(\d{1,3})(?:\s*,\s*|\s+)(\d{1,3})(?:\s*,\s*|\s+)(\d{1,3})\s*\)$/i;

/**
 * The color that a reader typed: 3 or 6 hex digits with or without a number sign, or `rgb()` with whole
 * numbers up to 255; `undefined` for anything else.
 */
export function findColor(text: string): HexColor | undefined {
  const trimmed = text.trim();
  const [, digits] = HEX.exec(trimmed) ?? [];
  if (digits) return `#${(digits.length === 3 ? digits.replace(/./g, '$&$&') : digits).toLowerCase()}`;
  const [, ...numbers] = RGB.exec(trimmed) ?? [];
  const channels = numbers.map(Number);
  return channels.length === 3 && channels.every((channel) => channel <= 255) ? toHex(channels) : undefined;
}

/** Relative luminance (WCAG 2.2), from 0 for black to 1 for white. */
export function getLuminance(color: HexColor): number {
  const [red = 0, green = 0, blue = 0] = getChannels(color).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio (WCAG 2.2) of two colors, from 1 to 21. */
export function getRatio(one: HexColor, other: HexColor): number {
  const [first, second] = [getLuminance(one), getLuminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** Contrast ratio (WCAG 2.2) of black or white text on a background, from 1 to 21. */
export function getContrast(background: HexColor, ink: Ink): number {
  const luminance = getLuminance(background) + 0.05;
  return ink === 'white' ? 1.05 / luminance : luminance / 0.05;
}

/** The text color with the greater contrast: it reaches 4.5 on every background. */
export function getReadableInk(background: HexColor): Ink {
  return getContrast(background, 'white') >= getContrast(background, 'black') ? 'white' : 'black';
}

/** Two decimals, truncated: a ratio just below a limit must not read as if it reached it. */
export function formatContrast(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2);
}

/** Moves each channel towards white by a share from 0 to 1, as the library's `lighten` does. */
export function lighten(color: HexColor, share: number): HexColor {
  return toHex(getChannels(color).map((channel) => channel + (255 - channel) * share));
}

/** Moves each channel towards black by a share from 0 to 1, as the library's `darken` does. */
export function darken(color: HexColor, share: number): HexColor {
  return toHex(getChannels(color).map((channel) => channel * (1 - share)));
}

/** Red, green and blue, from 0 to 255. */
export function getChannels(color: HexColor): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
}

/** Fractions are truncated, not rounded: the library's themes do the same, and the colors must be equal. */
function toHex(channels: readonly number[]): HexColor {
  return `#${channels.map((channel) => Math.trunc(channel).toString(16).padStart(2, '0')).join('')}`;
}
