import { createTheme, type Theme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';

/** Whether an attribute switches the scheme of the app around the template; otherwise the system decides. */
function isSwitched(outer: Theme): boolean {
  return 'vars' in outer && !outer.getColorSchemeSelector('dark').startsWith('@media');
}

/** Leaf green on warm white, and terracotta for what needs attention. Keeps the direction of the app around it. */
export function createDashboardTheme(outer: Theme): Theme {
  return createTheme({
    cssVariables: {
      cssVarPrefix: 'fernway',
      colorSchemeSelector: isSwitched(outer) ? 'data-mui-color-scheme' : 'media',
    },
    colorSchemes: {
      light: {
        palette: {
          primary: { main: '#1f6244' },
          secondary: { main: '#a8480f' },
          success: { main: '#1f6244' },
          warning: { main: '#8a5a00' },
          info: { main: '#1f5f8b' },
          background: { default: '#f4f5ef', paper: '#ffffff' },
          text: { primary: '#18241d', secondary: '#55625a' },
          divider: '#dfe3d8',
        },
      },
      dark: {
        palette: {
          primary: { main: '#84d1a4' },
          secondary: { main: '#f0a074' },
          success: { main: '#84d1a4' },
          warning: { main: '#e8bd62' },
          info: { main: '#85c0ea' },
          background: { default: '#0f1511', paper: '#171f1a' },
          text: { primary: '#e9efe9', secondary: '#a4b2a8' },
          divider: '#2a352e',
        },
      },
    },
    direction: outer.direction,
    shape: { borderRadius: 12 },
    typography: {
      fontFamily: outer.typography.fontFamily,
      h1: { fontSize: '1.75rem', fontWeight: 700, letterSpacing: '-0.02em' },
      h2: { fontSize: '1.125rem', fontWeight: 700, letterSpacing: '-0.01em' },
      button: { textTransform: 'none', fontWeight: 600 },
    },
    components: {
      MuiPaper: {
        styleOverrides: { root: { backgroundImage: 'none' } },
      },
      MuiButton: { defaultProps: { disableElevation: true } },
      MuiTableCell: {
        styleOverrides: { head: { fontWeight: 600, whiteSpace: 'nowrap' } },
      },
    },
  });
}
