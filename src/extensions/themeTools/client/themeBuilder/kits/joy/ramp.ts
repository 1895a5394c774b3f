import { darken, lighten, type HexColor } from '../../../../../../ui/shared/color';

/** The shades of a color; the middle one is the color that they are derived from. */
export const SHADES = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900] as const;
export type Shade = (typeof SHADES)[number];

/** How far a shade is from the base toward white or black: about the mean of the library's five colors. */
const TO_WHITE: Partial<Record<Shade, number>> = { 50: 0.96, 100: 0.91, 200: 0.81, 300: 0.65, 400: 0.38 };
const TO_BLACK: Partial<Record<Shade, number>> = { 600: 0.15, 700: 0.43, 800: 0.68, 900: 0.82 };

/** The shades that are derived from a base color. */
export function toRamp(base: HexColor): Readonly<Record<Shade, HexColor>> {
  const entries = SHADES.map((shade) => [
    shade,
    darken(lighten(base, TO_WHITE[shade] ?? 0), TO_BLACK[shade] ?? 0),
  ]);
  return Object.fromEntries(entries) as Record<Shade, HexColor>;
}
