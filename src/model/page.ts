/** A heading of the page text that the table of contents lists. */
export interface Heading {
  readonly id: string;
  readonly text: string;
  readonly level: 2 | 3;
}

/** How a demo stands in its frame. */
export type DemoLayout = 'center' | 'stretch' | 'bleed';

/** How much of a demo's source is visible at first. */
export type DemoCode = 'preview' | 'open' | 'closed';

/** What an author says of a demo in the page text. */
export interface DemoOptions {
  /** File name without extension: `InvoiceActions`. Also the demo's anchor. */
  readonly name: string;
  readonly layout: DemoLayout;
  readonly code: DemoCode;
  /** Fixed height of the stage in px, where the design has one. */
  readonly height: number | null;
}

/** A demo as the page shows it: server-rendered, with its short source. */
export interface DemoBlock extends DemoOptions {
  /** `useId` prefix that server and browser share. */
  readonly idPrefix: string;
  /** Server-rendered HTML of the demo. */
  readonly html: string;
  /** Highlighted HTML of the part worth reading first; `null` when the whole file is shorter or closed. */
  readonly preview: string | null;
  /** Repository path of the source file. */
  readonly file: string;
}

/** Interactive parts of the site itself that a page may hold. */
export const TOOLS = ['density', 'colors'] as const;
export type ToolName = (typeof TOOLS)[number];

/** A page's body: static HTML cut at its demos and tools. */
export type Segment =
  | { readonly kind: 'html'; readonly html: string }
  | { readonly kind: 'demo'; readonly demo: DemoBlock }
  | { readonly kind: 'tool'; readonly tool: ToolName };

/** A link of the chip row below a component page's lead. */
export interface ResourceLink {
  readonly kind: 'source' | 'issues' | 'aria' | 'guideline' | 'package';
  readonly href: string;
  readonly label: string;
}

/** A neighbour in reading order. */
export interface PageLink {
  readonly href: string;
  readonly title: string;
}

/** Everything the frame needs to show a page; plain JSON. */
export interface Page {
  /** Public path with a trailing slash. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** `docs`: menu, article, contents; `landing`: the article alone. */
  readonly layout: 'docs' | 'landing';
  /** Path of the page's module below `data`, without extension; finds its demos in the browser. */
  readonly module: string;
  /** Repository path of the page's file, for the edit link. */
  readonly file: string;
  readonly headings: readonly Heading[];
  readonly segments: readonly Segment[];
  /** CSS of all demos of the page, so that none is ever unstyled. */
  readonly demoCss: string;
  readonly resources: readonly ResourceLink[];
  readonly productId: string | null;
  readonly categoryId: string | null;
  /** Installed version of the product's package. */
  readonly version: string | null;
  /** Search engines are asked to leave the page out. */
  readonly isHidden: boolean;
}
