import type { ReactNode } from 'react';
import { createTheme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { ThemeProvider } from '@mui/system';

/**
 * The library's default theme, with colours as CSS variables under the site's own mode attribute: the
 * same HTML is right in both modes, and no demo re-renders when the mode changes.
 */
const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-mui-color-scheme' },
  colorSchemes: { light: true, dark: true },
  typography: { fontFamily: 'var(--font-sans)' },
});

/** The variables that the theme's colours refer to, for both modes. */
export const themeStyles = theme.generateStyleSheets();

/**
 * Gives demos the theme. The system's provider, not Material UI's: that one keeps a mode of its own and
 * would render every demo a second time after it has mounted.
 */
export function DemoTheme({ children }: { children: ReactNode }) {
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
