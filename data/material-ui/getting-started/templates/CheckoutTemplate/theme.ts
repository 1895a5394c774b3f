import { createTheme, type Theme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';

/** Whether an attribute switches the scheme of the app around the template; otherwise the system decides. */
function isSwitched(outer: Theme): boolean {
  return 'vars' in outer && !outer.getColorSchemeSelector('dark').startsWith('@media');
}

/** Roasted brown and cream.  Keeps the direction of the app around it. */
export function createCheckoutTheme(outer: Theme): Theme {
  return createTheme({
    cssVariables: {
      cssVarPrefix: 'kettle',
      colorSchemeSelector: isSwitched(outer) ? 'data-mui-color-scheme' : 'media',
    },
    colorSchemes: {
      light: {
        palette: {
          primary: { main: '#7a3e1d' },
          secondary: { main: '#2f6b5e' },
          success: { main: '#2f6b5e' },
          error: { main: '#b3261e' },
          background: { default: '#faf6f0', paper: '#ffffff' },
          text: { primary: '#2a1d15', secondary: '#6a5a4f' },
          divider: '#e8ded2',
        },
      },
      dark: {
        palette: {
          primary: { main: '#e9b48c' },
          secondary: { main: '#8fcdbd' },
          success: { main: '#8fcdbd' },
          error: { main: '#ffa39a' },
          background: { default: '#17110d', paper: '#211914' },
          text: { primary: '#f4ebe3', secondary: '#bbaa9d' },
          divider: '#3b2f27',
        },
      },
    },
    direction: outer.direction,
    shape: { borderRadius: 14 },
    typography: {
      fontFamily: outer.typography.fontFamily,
      h1: { fontSize: '1.75rem', fontWeight: 700, letterSpacing: '-0.02em' },
      h2: { fontSize: '1.25rem', fontWeight: 700 },
      h3: { fontSize: '1rem', fontWeight: 700 },
      button: { textTransform: 'none', fontWeight: 600 },
    },
    components: {
      MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
      MuiButton: { defaultProps: { disableElevation: true } },
    },
  });
}
