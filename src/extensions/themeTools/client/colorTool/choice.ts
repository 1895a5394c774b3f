import { darken, findColor, lighten, type HexColor } from '../../../../ui/shared/color';
import type { PaletteColor } from '../../../../shell/client/preferences/theme';
import { HUES, HUE_NAMES, SHADES, type HueName, type Shade } from './hues';

/** The two colors of the palette that readers can choose. */
export const ROLES = ['primary', 'secondary'] as const;
export type Role = (typeof ROLES)[number];

/** The state of the tool for one color of the palette. */
export interface Choice {
  readonly hue: HueName;
  readonly shade: Shade;
  /** The text of the field, valid or not. */
  readonly text: string;
  /** The last valid color. */
  readonly main: HexColor;
}

/** The default colors of the light scheme. */
export const DEFAULT_CHOICES: Readonly<Record<Role, Choice>> = {
  primary: pick('blue', '700'),
  secondary: pick('purple', '500'),
};

/** A shade of a hue. */
export function pick(hue: HueName, shade: Shade): Choice {
  const main = HUES[hue][shade];
  return { hue, shade, main, text: main };
}

/** The choice after typing a text. Hue and shade change if one of them has exactly that color. */
export function enter(choice: Choice, text: string): Choice {
  const main = findColor(text);
  if (!main) return { ...choice, text };
  for (const hue of HUE_NAMES) {
    const shade = SHADES.find((one) => HUES[hue][one] === main);
    if (shade) return { hue, shade, main, text };
  }
  return { ...choice, main, text };
}

/** The choice for a stored color; `fallback` when none is stored. */
export function restore(stored: PaletteColor | undefined, fallback: Choice): Choice {
  if (!stored?.main) return fallback;
  const hue = HUE_NAMES.find((name) => HUES[name]['500'] === stored['500']);
  return enter(hue ? pick(hue, fallback.shade) : fallback, stored.main);
}

/** `main` and the shades that a theme derives from it with the default `tonalOffset`. */
export function getRamp(main: HexColor): Readonly<Record<'dark' | 'main' | 'light', HexColor>> {
  return { dark: darken(main, 0.3), main, light: lighten(main, 0.2) };
}

/**
 * The palette color for the theme: the hue's shades and `main`. Light and dark are explicit, because a
 * theme would take them from the hue, whatever `main` is.
 */
export function toPaletteColor({ hue, main }: Choice): PaletteColor {
  return { ...HUES[hue], ...getRamp(main) };
}
