import { createTheme, type Theme } from '@mui/material/styles';
import { toCss } from '../../../../../../demo/client/island/toCss';
import { parseColor } from '../../draft/color';
import type { Draft } from '../../draft/draft';
import type { Scheme } from '../../draft/fields';
import {
  nameFallbacks,
  SCHEME_ATTRIBUTE,
  VARIABLE_PREFIX,
  type PreviewTheme,
} from '../../draft/previewTheme';
import { readPalette } from './fields';
import { listPairs } from './listPairs';
import { toThemeOptions, type BuilderOptions } from './toThemeOptions';

/**
 * Creates the theme as the reader's app would, with variables of a name and a scope of their own, so that the page
 * around the preview stays as it is. A change of color changes variables, and no class.
 */
export function createPreview(draft: Draft, direction: 'ltr' | 'rtl'): PreviewTheme {
  const { colorSchemes, ...options } = toThemeOptions(draft);
  const theme = createTheme({
    ...options,
    colorSchemes: { light: withChannels(colorSchemes?.light), dark: withChannels(colorSchemes?.dark) },
    cssVariables: { cssVarPrefix: VARIABLE_PREFIX, colorSchemeSelector: SCHEME_ATTRIBUTE },
    direction,
  });
  const { light, dark } = theme.colorSchemes;
  // Both are in the options.
  if (!light || !dark) throw new Error(`The theme has no ${light ? 'dark' : 'light'} scheme.`);
  const palettes: Readonly<Record<Scheme, Theme['palette']>> = {
    light: light.palette as Theme['palette'],
    dark: dark.palette as Theme['palette'],
  };
  return {
    theme,
    css: nameFallbacks(scope(toCss(theme.generateStyleSheets?.() ?? []))),
    screen: {
      backgroundColor: `var(--${VARIABLE_PREFIX}-palette-background-default)`,
      color: `var(--${VARIABLE_PREFIX}-palette-text-primary)`,
      fontFamily: String(theme.typography.fontFamily),
    },
    readColor: (scheme, path) => readPalette(palettes[scheme], path),
    pairs: {
      light: listPairs(palettes.light, draft, 'light'),
      dark: listPairs(palettes.dark, draft, 'dark'),
    },
  };
}

/** The rules without `:root`: variables of the theme belong to the preview. */
function scope(css: string): string {
  return css.replaceAll(':root', `[${SCHEME_ATTRIBUTE}]`);
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
