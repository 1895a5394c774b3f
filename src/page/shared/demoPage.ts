import type { DemoSource } from '../../demo/shared/demo';
import type { DemoLayout } from './page';
import type { DemoTheme } from '../../site/shared/product';

/** What a page knows about one of its demos, for the document that shows only the demo; plain JSON. */
export interface RenderedDemo {
  /** Public path with a trailing slash. */
  readonly path: string;
  readonly title: string;
  /** `Rake`, or `Rake/css`. */
  readonly name: string;
  /** Path of the module of the page that the demo belongs to. */
  readonly module: string;
  readonly layout: DemoLayout;
  readonly theme: DemoTheme;
  readonly idPrefix: string;
  /** Its HTML is a snapshot of what a browser would show: it is replaced, not hydrated. */
  readonly isSnapshot?: true;
  /** Whether the demo has a main landmark or a level-1 heading of its own. */
  readonly hasMain: boolean;
  readonly hasTitle: boolean;
  /** Server-rendered HTML of the demo. */
  readonly html: string;
  /** CSS of the demo's own elements, without the theme's. */
  readonly css: string;
  readonly source: DemoSource;
}

/** A document that shows only one demo. */
export interface DemoPage extends Omit<RenderedDemo, 'css' | 'source'> {
  /** HTML of its style sheets: the theme's, then the demo's. */
  readonly sheets: string;
}

/** Data of such a document, in a file of its own: most readers never open the code. */
export type DemoPageData = Pick<RenderedDemo, 'path' | 'source'>;
