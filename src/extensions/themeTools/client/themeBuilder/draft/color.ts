import type { HexColor } from '../../../../../ui/shared/color';

/** An sRGB color with opacity; channels from 0 to 255, alpha from 0 to 1. */
export interface Rgba {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
}

/** Longer input is rejected without parsing. */
const MAX_LENGTH = 60;

const HEX = /^#?([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;
const FUNCTION = /^(rgba?|hsla?)\(([^()]*)\)$/i;
const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)$/;

/**
 * Parses a color that a reader typed or a link contains: hex with or without a number sign, `rgb()` or
 * `hsl()`, with or without opacity; `undefined` for anything else.
 */
export function parseColor(input: string): Rgba | undefined {
  const text = input.trim();
  if (text.length > MAX_LENGTH) return undefined;
  const [, digits] = HEX.exec(text) ?? [];
  if (digits) return parseHex(digits);
  const [, name, list] = FUNCTION.exec(text) ?? [];
  if (!name || list === undefined) return undefined;
  const parts = splitArguments(list);
  return parts && (name.toLowerCase().startsWith('rgb') ? parseRgb(parts) : parseHsl(parts));
}

/**
 * Six hex digits for an opaque color, otherwise `rgba()`: the only two forms that are stored, shown and
 * written as code.
 */
export function formatColor(color: Rgba): string {
  const { red, green, blue, alpha } = color;
  if (alpha === 1) return toHexColor(color);
  return `rgba(${red}, ${green}, ${blue}, ${alpha})`;
}

/** What a color looks like on an opaque background. */
export function flatten(color: Rgba, background: Rgba): HexColor {
  const mix = (top: number, below: number) => top * color.alpha + below * (1 - color.alpha);
  return toHexColor({
    red: mix(color.red, background.red),
    green: mix(color.green, background.green),
    blue: mix(color.blue, background.blue),
    alpha: 1,
  });
}

export function toHexColor({ red, green, blue }: Rgba): HexColor {
  return `#${[red, green, blue].map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

function parseHex(digits: string): Rgba {
  const full = digits.length < 6 ? digits.replace(/./g, '$&$&') : digits;
  const [red = 0, green = 0, blue = 0, alpha = 255] = (full.match(/../g) ?? []).map((pair) =>
    Number.parseInt(pair, 16),
  );
  return { red, green, blue, alpha: roundAlpha(alpha / 255) };
}

/** The arguments between commas, or between spaces with the opacity after a slash. */
function splitArguments(list: string): string[] | undefined {
  const parts = list.includes(',')
    ? list.split(',').map((part) => part.trim())
    : list.trim().split(/\s*\/\s*|\s+/);
  return parts.length === 3 || parts.length === 4 ? parts : undefined;
}

function parseRgb([red = '', green = '', blue = '', alpha]: string[]): Rgba | undefined {
  return toColor(
    [red, green, blue].map((text) => readNumber(text, 255)),
    alpha,
  );
}

function parseHsl([hueText = '', saturationText = '', lightnessText = '', alpha]: string[]):
  | Rgba
  | undefined {
  const hue = readNumber(hueText.replace(/deg$/i, ''), 360);
  const saturation = readPercent(saturationText);
  const lightness = readPercent(lightnessText);
  if (hue === undefined || saturation === undefined || lightness === undefined) return undefined;
  const range = saturation * Math.min(lightness, 1 - lightness);
  const getChannel = (offset: number) => {
    const step = (offset + hue / 30) % 12;
    return 255 * (lightness - range * Math.max(-1, Math.min(step - 3, 9 - step, 1)));
  };
  return toColor([getChannel(0), getChannel(8), getChannel(4)], alpha);
}

function toColor(channels: readonly (number | undefined)[], alphaText: string | undefined): Rgba | undefined {
  const alpha = alphaText === undefined ? 1 : (readPercent(alphaText) ?? readNumber(alphaText, 1));
  const [red, green, blue] = channels.map((channel) => channel && Math.round(channel));
  if (red === undefined || green === undefined || blue === undefined || alpha === undefined) return undefined;
  return { red, green, blue, alpha: roundAlpha(alpha) };
}

/** A number from 0 to a maximum. */
function readNumber(text: string, max: number): number | undefined {
  if (!NUMBER.test(text)) return undefined;
  const value = Number(text);
  return value >= 0 && value <= max ? value : undefined;
}

/** A percentage as a share from 0 to 1. */
function readPercent(text: string): number | undefined {
  const percent = text.endsWith('%') ? readNumber(text.slice(0, -1), 100) : undefined;
  return percent === undefined ? undefined : percent / 100;
}

function roundAlpha(alpha: number): number {
  return Math.round(alpha * 100) / 100;
}
