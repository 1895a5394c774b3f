import type { DemoSource } from './demo';
import type { DemoLayout } from './page';
import type { DemoTheme } from './product';

/** A page that shows one demo and nothing else; plain JSON. */
export interface DemoPage {
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
  /** Whether the demo has a main landmark or a level-1 heading of its own. */
  readonly hasMain: boolean;
  readonly hasTitle: boolean;
  /** Server-rendered HTML of the demo. */
  readonly html: string;
  readonly css: string;
  /** In the page's data only, not in its HTML: most readers never open the code. */
  readonly source: DemoSource | null;
}
