import { extendTheme } from '@mui/joy/styles';
import { initialTheme, type ThemeState } from '../../../shell/client/preferences/theme';

/** What `useTheme()` returns for the reader's settings: `extendTheme()` with one of its color schemes. */
export function createPlainTheme(state: ThemeState): object {
  const { direction, spacing, paletteMode } = state;
  const theme = extendTheme({
    direction,
    ...(spacing === initialTheme.spacing ? {} : { spacing }),
  });
  const scheme = theme.colorSchemes[paletteMode];
  // As the provider does.
  const palette = { ...theme.palette, ...scheme.palette, colorScheme: paletteMode };
  return Object.assign(theme, scheme, { palette });
}

/** The library's own theme, without settings. */
export function createDefaultTheme(paletteMode: ThemeState['paletteMode']): object {
  return createPlainTheme({ ...initialTheme, paletteMode });
}

/** The theme's structure, with names of CSS variables in place of the values. */
export function getVariables(): object {
  return extendTheme().vars;
}

/** Where the theme has the background color of text. */
export const backgroundId = '$.palette.background.body';
