import { createTheme, type Theme } from '@mui/material/styles';
import { toCss } from '../../../../../../demo/client/island/toCss';
import { parseColor } from '../../draft/color';
import type { Draft } from '../../draft/draft';
import type { Scheme } from '../../draft/fields';
import {
  addFallbackFonts,
  SCHEME_ATTRIBUTE,
  VARIABLE_PREFIX,
  type PreviewTheme,
} from '../../draft/previewTheme';
import { readPalette } from '../../draft/palette';
import { listPairs } from './listPairs';
import { toThemeOptions, type BuilderOptions } from './toThemeOptions';

/**
 * Creates the theme as the reader's app would, but with its own prefix and scope for CSS variables, so that
 * the page around the preview stays unchanged. Changing a color changes variables, but no class names.
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
  // Both schemes are in the options.
  if (!light || !dark) throw new Error(`The theme has no ${light ? 'dark' : 'light'} scheme.`);
  const palettes: Readonly<Record<Scheme, Theme['palette']>> = {
    light: light.palette as Theme['palette'],
    dark: dark.palette as Theme['palette'],
  };
  return {
    theme,
    css: addFallbackFonts(scope(toCss(theme.generateStyleSheets?.() ?? []))),
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

/** Scopes the theme's variables to the preview instead of `:root`. */
function scope(css: string): string {
  return css.replaceAll(':root', `[${SCHEME_ATTRIBUTE}]`);
}

type SchemeOptions = NonNullable<BuilderOptions['colorSchemes']>[Scheme];

/**
 * Adds the channels of text and background colors to a scheme. Otherwise the library adds them to its own
 * default palettes in place and keeps them for all later themes on the page, whatever colors these have.
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
