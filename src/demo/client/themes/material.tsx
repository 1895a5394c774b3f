import { useEffect, type ReactNode } from 'react';
import { createTheme, type Theme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { ThemeProvider } from '@mui/system';
import { useStore } from '../../../base/client/useStore';
import { userLanguage } from '../../../shell/client/language/language';
import { initialTheme, type ThemeState } from '../../../shell/client/preferences/theme';
import { roboto, toFallbackFontFaces, toFamilies } from './demoFonts';
import { denseComponents } from './dense';
import { localeStore, loadLocale } from './locale';
import { memoizeTheme } from './memoizeTheme';
import { addFont } from './addFont';
import { writeVariables } from './writeVariables';

/** The library's own typography, with the fallback of Roboto. */
const FONT_FAMILY = `${toFamilies(roboto)}, "Helvetica", "Arial", sans-serif`;

const PINNED_CELL = ':is(.MuiDataGrid-cell--pinnedLeft, .MuiDataGrid-cell--pinnedRight)';

/**
 * Adjustments of data grids: the Content-Security-Policy of this site forbids `eval`, which a grid would try
 * when it filters. And with colors as CSS variables, version 7.15 gives pinned cells in selected and hovered
 * rows a translucent color, through which the cells that scroll beneath would show.
 */
const dataGrid: object = {
  MuiDataGrid: {
    defaultProps: { disableEval: true },
    styleOverrides: {
      root: {
        [`& .MuiDataGrid-row ${PINNED_CELL}`]: {
          backgroundImage: 'linear-gradient(var(--DataGrid-pinnedBackground) 0 0)',
        },
      },
    },
  },
};

/** What a theme depends on, which is not the mode, because colors are CSS variables. */
interface Settings extends Pick<ThemeState, 'dense' | 'direction' | 'spacing' | 'paletteColors'> {
  /** The texts of the library's components. */
  readonly locale: object;
}

/**
 * The library's default theme with the reader's settings, with colors as CSS variables under the site's own
 * mode attribute: the same HTML is right in both modes, and no demo re-renders when the mode changes.
 */
function createDemoTheme({ dense, direction, spacing, paletteColors, locale }: Settings): Theme {
  return createTheme(
    {
      cssVariables: { colorSchemeSelector: 'data-mui-color-scheme' },
      colorSchemes: { light: { palette: paletteColors }, dark: { palette: paletteColors } },
      typography: { fontFamily: FONT_FAMILY },
      direction,
      spacing,
      components: { ...dataGrid, ...(dense ? denseComponents : {}) },
    },
    locale,
  );
}

function getSettings(state: ThemeState, locale: object): Settings {
  const { dense, direction, spacing, paletteColors } = state;
  return { dense, direction, spacing, paletteColors, locale };
}

const defaultSettings = getSettings(initialTheme, {});
const defaultTheme = createDemoTheme(defaultSettings);
const getTheme = memoizeTheme(defaultTheme, defaultSettings, createDemoTheme);

/**
 * Browsers apply forced colors to text and boxes, not to SVG: the lines and labels of charts take the
 * reader's colors from these variables, while bars and slices keep the colors that distinguish them.
 */
const forcedColors = {
  '@media (forced-colors: active)': {
    ':root:root:root': {
      '--mui-palette-text-primary': 'CanvasText',
      '--mui-palette-text-secondary': 'CanvasText',
      '--mui-palette-background-paper': 'Canvas',
      '--mui-palette-divider': 'GrayText',
    },
  },
};

/** The variables that the default theme's colors refer to, for both modes. */
export const themeStyles = [...defaultTheme.generateStyleSheets(), forcedColors];

/** The fallback of the typeface. */
export const fontCss = toFallbackFontFaces(roboto);

/** The theme's background, text color and typeface for the stages of demos. */
export const stageVariables = `--mui-palette-background-default:var(--surface);--demo-ink:var(--mui-palette-text-primary);--demo-font:${FONT_FAMILY}`;

/**
 * Provides the theme to demos. Uses the provider of MUI System, not Material UI's, which has a mode of its
 * own and would render every demo a second time after it has mounted.
 */
export function DemoTheme({ settings, children }: { settings: ThemeState; children: ReactNode }) {
  const language = useStore(userLanguage);
  const theme = getTheme(getSettings(settings, useStore(localeStore)));
  useEffect(() => addFont(roboto), []);
  useEffect(() => loadLocale(language), [language]);
  useEffect(() => {
    writeVariables('mui', theme, () => (theme === defaultTheme ? null : theme.generateStyleSheets()));
  }, [theme]);
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
