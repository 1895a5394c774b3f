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

/** The names of the CSS variables at the places of the values that they stand for. */
export function getVariables(): object {
  return extendTheme().vars;
}

/** Where the color behind text is. */
export const backgroundId = '$.palette.background.body';
