import type { ReactNode } from 'react';
import { extendTheme } from '@mui/joy/styles';
import { ThemeProvider } from '@mui/system';

/** The library's default theme; its colours are CSS variables under the site's own mode attribute. */
const theme = extendTheme({
  getSelector: (scheme) => (scheme ? `[data-mui-color-scheme="${scheme}"]` : ':root'),
  fontFamily: { body: 'var(--font-sans)', display: 'var(--font-sans)' },
});

// `theme.getColorSchemeSelector` reads the attribute's name from the theme; `extendTheme` takes no option for it.
Object.assign(theme, { attribute: 'data-mui-color-scheme' });

export const themeStyles = theme.generateStyleSheets();

/** The system's provider: Joy UI's own would extend the theme anew on every render. */
export function DemoTheme({ children }: { children: ReactNode }) {
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
