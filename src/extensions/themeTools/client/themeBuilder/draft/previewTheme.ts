import type { HexColor } from '../../../../../ui/shared/color';
import { inter, roboto, toFamilies } from '../../../../../demo/client/themes/demoFonts';
import type { Scheme } from './fields';

/** The element that has the theme's variables; the attribute's value is the scheme that is shown. */
export const SCHEME_ATTRIBUTE = 'data-preview-scheme';

/** Prefix of the variables. */
export const VARIABLE_PREFIX = 'preview';

/** Two colors that components put upon each other, by their paths in the palette. */
export interface Pair {
  readonly scheme: Scheme;
  readonly front: string;
  readonly back: string;
  /** Path of the color that a fix changes: of the front or the back itself, or of what that one refers to. */
  readonly adjusted: string;
  /** Which of the two the fix changes. */
  readonly side: 'front' | 'back';
  /** The front that the theme chooses for another back; where it is missing, the front stays. */
  readonly chooseFront?: (back: HexColor) => string;
}

/** The theme of a draft, for the preview and for whatever is calculated from its colors. */
export interface PreviewTheme {
  /** For the provider of the system, which the libraries share. */
  readonly theme: object;
  /** Its variables, for the preview alone. */
  readonly css: string;
  /** What the app stands on. */
  readonly screen: { readonly backgroundColor: string; readonly color: string; readonly fontFamily: string };
  /** A color of the palette as it is shown and stored; empty where there is none. */
  readonly readColor: (scheme: Scheme, path: string) => string;
  readonly pairs: Readonly<Record<Scheme, readonly Pair[]>>;
}

/** The CSS of a theme with the fallbacks of the typefaces that the site has files of. */
export function nameFallbacks(css: string): string {
  return css
    .replaceAll('"Roboto",', `${toFamilies(roboto)},`)
    .replaceAll('"Inter",', `${toFamilies(inter)},`);
}
