import type { ComponentType, ReactElement, ReactNode } from 'react';
import { importPage } from '../../../demo/client/importPage';
import type { DemoOptions, Heading } from '../../../page/shared/page';
import type { DemoPart } from '../reader/demoParts';
import type { FrontMatter } from '../reader/frontMatter';
import type { PlaygroundOptions } from '../reader/playgroundElements';

/** The exports of a compiled page on the server; written by `mdx/remarkPage.ts`. */
export interface PageModule {
  /** Returns the page's tree. */
  readonly default: (props: {
    components: Record<string, unknown>;
  }) => ReactElement<{ children?: ReactNode }>;
  readonly frontMatter: FrontMatter;
  readonly headings: readonly Heading[];
  readonly demos: readonly DemoModule[];
  readonly playgrounds: readonly PlaygroundModule[];
}

/** A demo of a page, or one of its stylings: its options, component and CSS. */
export interface DemoModule extends Pick<DemoPart, 'key' | 'styling'> {
  readonly options: DemoOptions;
  readonly Component: ComponentType;
  /** Empty when the component has its own styles. */
  readonly css: string;
}

/** A playground of a page: its options, and its components, the outer one first. */
export interface PlaygroundModule {
  readonly options: PlaygroundOptions;
  readonly components: readonly ComponentType<Record<string, unknown>>[];
}

/** Loads a page's compiled module, by its path below `data` without extension. */
export function loadPageModule(module: string): Promise<PageModule> {
  return importPage<PageModule>(module);
}
