import type { ReactNode } from 'react';

export const themeStyles = [];
export const stageCss = '';

/** Unstyled libraries get nothing: what the reader sees is what the demo brings along. */
export function DemoTheme({ children }: { children: ReactNode }) {
  return children;
}
