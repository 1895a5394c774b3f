import { createTheme } from '@mui/material/styles';
import { initialTheme, type ThemeState } from '../../../shell/client/preferences/theme';
import { denseComponents } from './dense';

/** What `createTheme()` returns for the reader's settings, as in an app: with values, not CSS variables. */
export function createPlainTheme(state: ThemeState): object {
  const { dense, direction, spacing, paletteColors, paletteMode } = state;
  return createTheme({
    palette: { mode: paletteMode, ...paletteColors },
    direction,
    // Set only if the reader has changed it, so that the theme is otherwise the library's own.
    ...(spacing === initialTheme.spacing ? {} : { spacing }),
    components: dense ? denseComponents : {},
  });
}

/** The library's own theme, without settings. */
export function createDefaultTheme(paletteMode: ThemeState['paletteMode']): object {
  return createPlainTheme({ ...initialTheme, paletteMode });
}

/** The theme's structure, with names of CSS variables in place of the values. */
export function getVariables(): object {
  return createTheme({ cssVariables: true }).vars;
}

/** Where the theme has the background color of text. */
export const backgroundId = '$.palette.background.default';
