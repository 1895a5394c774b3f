import { createTheme, type Theme } from '@mui/material/styles';
import { toCss } from '../../island/toCss';
import { inter, roboto, toFamilies } from '../../theme/demoFonts';
import { parseColor } from './color';
import type { Draft } from './draft';
import type { Scheme } from './fields';
import { toThemeOptions, type BuilderOptions } from './toThemeOptions';

/** The element that has the theme's variables; the attribute's value is the scheme that is shown. */
export const SCHEME_ATTRIBUTE = 'data-preview-scheme';

type Palettes = Readonly<Record<Scheme, Theme['palette']>>;

/** The theme of a draft, for the preview and for whatever is calculated from its colors. */
export interface PreviewTheme {
  readonly theme: Theme;
  readonly palettes: Palettes;
  /** Its variables, for the preview alone. */
  readonly css: string;
}

/**
 * Creates the theme as the reader's app would, with variables of a name and a scope of their own, so that the page
 * around the preview stays as it is. A change of color changes variables, and no class.
 */
export function createPreviewTheme(draft: Draft, direction: 'ltr' | 'rtl'): PreviewTheme {
  const { colorSchemes, ...options } = toThemeOptions(draft);
  const theme = createTheme({
    ...options,
    colorSchemes: { light: withChannels(colorSchemes?.light), dark: withChannels(colorSchemes?.dark) },
    cssVariables: { cssVarPrefix: 'preview', colorSchemeSelector: SCHEME_ATTRIBUTE },
    direction,
  });
  const { light, dark } = theme.colorSchemes;
  // Both are in the options.
  if (!light || !dark) throw new Error(`The theme has no ${light ? 'dark' : 'light'} scheme.`);
  return {
    theme,
    palettes: { light: light.palette as Theme['palette'], dark: dark.palette as Theme['palette'] },
    css: scope(toCss(theme.generateStyleSheets?.() ?? [])),
  };
}

/** The rules without `:root`: variables of the theme belong to the preview. */
function scope(css: string): string {
  return css
    .replaceAll(':root', `[${SCHEME_ATTRIBUTE}]`)
    .replaceAll('"Roboto",', `${toFamilies(roboto)},`)
    .replaceAll('"Inter",', `${toFamilies(inter)},`);
}

type SchemeOptions = NonNullable<BuilderOptions['colorSchemes']>[Scheme];

/**
 * The scheme with the channels of the colors of text and page. The library adds them to its own default palettes in
 * place, and then keeps them for all further themes on the page, whatever colors these have.
 */
function withChannels(scheme: SchemeOptions): SchemeOptions {
  if (typeof scheme !== 'object') return scheme;
  const palette: Record<string, unknown> = { ...scheme.palette };
  for (const group of ['text', 'background']) {
    if (palette[group]) palette[group] = addChannels(palette[group]);
  }
  return { ...scheme, palette };
}

function addChannels(colors: object): object {
  const channels = Object.entries(colors).map(([name, text]) => {
    const color = parseColor(String(text));
    return [`${name}Channel`, color && `${color.red} ${color.green} ${color.blue}`];
  });
  return { ...colors, ...(Object.fromEntries(channels) as object) };
}
