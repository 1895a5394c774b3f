import { createTheme, type Theme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';

/** Whether an attribute switches the scheme of the app around the template; otherwise the system decides. */
function isSwitched(outer: Theme): boolean {
  return 'vars' in outer && !outer.getColorSchemeSelector('dark').startsWith('@media');
}

/** Ink blue on cool white, with coral for the drawing. Keeps the direction of the app around it. */
export function createSignInTheme(outer: Theme): Theme {
  return createTheme({
    cssVariables: {
      cssVarPrefix: 'ledger',
      colorSchemeSelector: isSwitched(outer) ? 'data-mui-color-scheme' : 'media',
    },
    colorSchemes: {
      light: {
        palette: {
          primary: { main: '#2b3f9e' },
          secondary: { main: '#c2410c' },
          success: { main: '#1b6b45' },
          error: { main: '#b3261e' },
          background: { default: '#eef0f8', paper: '#ffffff' },
          text: { primary: '#171b2e', secondary: '#555b73' },
          divider: '#d9dceb',
        },
      },
      dark: {
        palette: {
          primary: { main: '#aab8ff' },
          secondary: { main: '#ffab85' },
          success: { main: '#8cd3ad' },
          error: { main: '#ffa39a' },
          background: { default: '#0e1120', paper: '#171b2e' },
          text: { primary: '#eceefa', secondary: '#a8aec8' },
          divider: '#2c3250',
        },
      },
    },
    direction: outer.direction,
    shape: { borderRadius: 10 },
    typography: {
      fontFamily: outer.typography.fontFamily,
      h1: { fontSize: '2rem', fontWeight: 700, letterSpacing: '-0.02em' },
      h2: { fontSize: '1.5rem', fontWeight: 700, letterSpacing: '-0.01em' },
      button: { textTransform: 'none', fontWeight: 600 },
    },
    components: {
      MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
      MuiButton: { defaultProps: { disableElevation: true } },
    },
  });
}
