import type { ComponentType } from 'react';
import type { DemoOptions, Heading } from '../model/page';
import type { DemoSource } from './demo/source';
import type { FrontMatter } from './mdx/frontMatter';

/** What a compiled page exports on the server; written by `mdx/remarkPage.ts`. */
export interface PageModule {
  readonly default: ComponentType<{ components: Record<string, unknown> }>;
  readonly frontMatter: FrontMatter;
  readonly headings: readonly Heading[];
  readonly demos: readonly DemoModule[];
}

/** One demo of a page: what the author asked for, its component and its source. */
export interface DemoModule {
  readonly options: DemoOptions;
  readonly Component: ComponentType;
  readonly source: DemoSource;
}

/** Loads a page's compiled module, by its path below `data` without extension. */
export async function loadPageModule(module: string): Promise<PageModule> {
  return import(`../../data/${module}.mdx`);
}
