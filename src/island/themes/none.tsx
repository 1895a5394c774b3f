import type { ReactNode } from 'react';

export const themeStyles = [];
export const stageCss = '';

/** Unstyled libraries have no theme: demos show only their own styles. */
export function DemoTheme({ children }: { children: ReactNode }) {
  return children;
}
