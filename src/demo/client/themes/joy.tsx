import { useEffect, type ReactNode } from 'react';
import { extendTheme } from '@mui/joy/styles';
import { ThemeProvider } from '@mui/system';
import { initialTheme, type ThemeState } from '../../../shell/client/preferences/theme';
import { inter, toFallbackFontFaces, toFamilies } from './demoFonts';
import { listStyleSheets } from './joyStyleSheets';
import { memoizeTheme } from './memoizeTheme';
import { addFont } from './addFont';
import { writeVariables } from './writeVariables';

/** The library's own typography, with the fallback of Inter. */
const FONT_FAMILY = `${toFamilies(inter)}, var(--joy-fontFamily-fallback)`;

/** What a theme depends on. */
type Settings = Pick<ThemeState, 'direction' | 'spacing'>;

/** The selector for the variables of a color scheme; without a scheme, for those that all schemes share. */
function getSelector(scheme?: string): string {
  const own = `[data-mui-color-scheme="${scheme}"]`;
  // The light scheme also applies where no other does, as in Material UI: in print.
  return scheme === undefined ? ':root' : scheme === 'dark' ? own : `:root,${own}`;
}

/** The library's default theme; its colors are CSS variables under the site's own mode attribute. */
function createDemoTheme({ direction, spacing }: Settings) {
  const options = {
    getSelector,
    fontFamily: { body: FONT_FAMILY, display: FONT_FAMILY },
    direction,
    spacing,
    // Unlike Material UI's, the slider does not read the direction from the theme.
    components: { JoySlider: { defaultProps: { isRtl: direction === 'rtl' } } },
  };
  // `extendTheme` has no option for the attribute's name.
  return Object.assign(extendTheme(options), {
    getColorSchemeSelector: (scheme: string) => `[data-mui-color-scheme="${scheme}"] &`,
  });
}

const defaultSettings: Settings = { direction: initialTheme.direction, spacing: initialTheme.spacing };
const defaultTheme = createDemoTheme(defaultSettings);
const getTheme = memoizeTheme(defaultTheme, defaultSettings, createDemoTheme);

export const themeStyles = listStyleSheets(defaultTheme, getSelector);

/** The fallback of the typeface. */
export const fontCss = toFallbackFontFaces(inter);

/** The theme's background, text color and typeface for the stages of demos. */
export const stageVariables = `--joy-palette-background-body:var(--surface);--demo-ink:var(--joy-palette-text-primary);--demo-font:${FONT_FAMILY}`;

/** Uses the provider of MUI System: Joy UI's own would extend the theme again on every render. */
export function DemoTheme({ settings, children }: { settings: ThemeState; children: ReactNode }) {
  const { direction, spacing } = settings;
  const theme = getTheme({ direction, spacing });
  useEffect(() => addFont(inter), []);
  useEffect(() => {
    writeVariables('joy', theme, () => (theme === defaultTheme ? null : listStyleSheets(theme, getSelector)));
  }, [theme]);
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
