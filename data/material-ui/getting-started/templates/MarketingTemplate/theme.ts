import { createTheme, type Theme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';

/** Typefaces that systems have: nothing to load. */
const SERIF = "Georgia, 'Iowan Old Style', 'Noto Serif', serif";

/** Whether an attribute switches the scheme of the app around the template; otherwise the system decides. */
function isSwitched(outer: Theme): boolean {
  return 'vars' in outer && !outer.getColorSchemeSelector('dark').startsWith('@media');
}

/** Tomato and aubergine on paper, with headings in a serif. Keeps the direction of the app around it. */
export function createMarketingTheme(outer: Theme): Theme {
  return createTheme({
    cssVariables: {
      cssVarPrefix: 'potluck',
      colorSchemeSelector: isSwitched(outer) ? 'data-mui-color-scheme' : 'media',
    },
    colorSchemes: {
      light: {
        palette: {
          primary: { main: '#b3312a' },
          secondary: { main: '#4b2a63' },
          success: { main: '#3c6e47' },
          warning: { main: '#d99a2b' },
          background: { default: '#fffaf3', paper: '#ffffff' },
          text: { primary: '#241a2b', secondary: '#63586a' },
          divider: '#ecdfd2',
        },
      },
      dark: {
        palette: {
          primary: { main: '#ff9c8f' },
          secondary: { main: '#d3b4ea' },
          success: { main: '#9bd0a5' },
          warning: { main: '#eec373' },
          background: { default: '#151018', paper: '#201926' },
          text: { primary: '#f6eff7', secondary: '#bbaec0' },
          divider: '#3a2f41',
        },
      },
    },
    direction: outer.direction,
    shape: { borderRadius: 16 },
    typography: {
      fontFamily: outer.typography.fontFamily,
      h1: {
        fontFamily: SERIF,
        fontSize: 'clamp(2.25rem, 1.2rem + 4.4vw, 4.25rem)',
        fontWeight: 700,
        lineHeight: 1.05,
        letterSpacing: '-0.02em',
      },
      h2: {
        fontFamily: SERIF,
        fontSize: 'clamp(1.75rem, 1.2rem + 2vw, 2.75rem)',
        fontWeight: 700,
        lineHeight: 1.15,
        letterSpacing: '-0.01em',
      },
      h3: { fontSize: '1.125rem', fontWeight: 700 },
      button: { textTransform: 'none', fontWeight: 600, fontSize: '1rem' },
    },
    components: {
      MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
      MuiButton: {
        defaultProps: { disableElevation: true },
        styleOverrides: { root: { borderRadius: 999 } },
      },
    },
  });
}
