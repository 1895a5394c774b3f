import type { ReactNode } from 'react';

export const themeStyles = [];
export const fontCss = '';

/** Resets to the site's own values, even on a page with another theme. */
export const stageVariables = '--demo-ink:initial;--demo-font:initial';

/** Unstyled libraries have no theme: demos show only their own styles. */
export function DemoTheme({ children }: { children: ReactNode }) {
  return children;
}
