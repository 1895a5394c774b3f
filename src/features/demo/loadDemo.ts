import type { ComponentType } from 'react';
import type { DemoTheme } from '../../model/product';
import type { DemoThemeProvider } from './Island';

/** What the browser gets of a demo's module. */
interface DemoEntry {
  readonly load: () => Promise<{ readonly default: ComponentType }>;
  readonly loadSource: () => Promise<{ readonly default: { readonly full: string } }>;
}

/**
 * Finds a demo of a page; the page's small map arrives with its first demo.
 * @param module path of the page's module below `data`, without extension
 * @throws Error when the chunk cannot be loaded, or the page has no such demo
 */
export async function loadDemoEntry(module: string, name: string): Promise<DemoEntry> {
  const { demos }: { demos: Record<string, DemoEntry> } = await import(`../../../data/${module}.mdx`);
  const entry = demos[name];
  if (!entry) throw new Error(`Page ${module} has no demo "${name}".`);
  return entry;
}

/** Loads the theme of a product's demos. */
export function loadDemoTheme(name: DemoTheme): Promise<{ DemoTheme: DemoThemeProvider }> {
  switch (name) {
    case 'material':
      return import('./themes/material');
    case 'joy':
      return import('./themes/joy');
    case 'none':
      return import('./themes/none');
  }
}
