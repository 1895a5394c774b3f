import type { HexColor } from '../../../../../ui/shared/color';
import { inter, roboto, toFamilies } from '../../../../../demo/client/themes/demoFonts';
import type { Scheme } from './fields';

/** Attribute of the element that has the theme's variables; its value is the scheme that is shown. */
export const SCHEME_ATTRIBUTE = 'data-preview-scheme';

/** Prefix of the CSS variables. */
export const VARIABLE_PREFIX = 'preview';

/** Two colors that components show on each other, by their paths in the palette. */
export interface ColorPair {
  readonly scheme: Scheme;
  readonly front: string;
  readonly back: string;
  /** Path of the color that a fix changes: the front or back color itself, or the one that it refers to. */
  readonly adjusted: string;
  /** Which of the two the fix changes. */
  readonly side: 'front' | 'back';
  /** Returns the front color that the theme chooses for another back color; without it, the front stays. */
  readonly chooseFront?: (back: HexColor) => string;
}

/** The theme of a draft, for the preview and for whatever is calculated from its colors. */
export interface PreviewTheme {
  /** For the `ThemeProvider` of MUI System, which the libraries share. */
  readonly theme: object;
  /** Its variables, scoped to the preview. */
  readonly css: string;
  /** Base styles of the app's container. */
  readonly screen: { readonly backgroundColor: string; readonly color: string; readonly fontFamily: string };
  /** A color of the palette as it is shown and stored; empty where there is none. */
  readonly readColor: (scheme: Scheme, path: string) => string;
  readonly pairs: Readonly<Record<Scheme, readonly ColorPair[]>>;
}

/** Adds the fallback fonts to those fonts in a theme's CSS that the site serves itself. */
export function addFallbackFonts(css: string): string {
  return css
    .replaceAll('"Roboto",', `${toFamilies(roboto)},`)
    .replaceAll('"Inter",', `${toFamilies(inter)},`);
}
