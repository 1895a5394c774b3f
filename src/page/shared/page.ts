import type { ApiTools } from '../../api/shared/apiTools';
import type { JavaScriptVariant, Styling } from '../../demo/shared/demo';
import type { Playground } from '../../demo/shared/playground';
import type { Plan } from '../../api/shared/plan';
import type { MenuBranch } from '../../site/shared/tree';

/** A heading of the page text that the table of contents lists. */
export interface Heading {
  readonly id: string;
  readonly text: string;
  readonly level: 2 | 3;
  /** Plan that its section is about. */
  readonly plan?: Plan;
}

/** Heading of the section that the build writes at the end of a page about exports of packages. */
export const API_SECTION: Heading = { id: 'api', text: 'API', level: 2 };

/** How a demo is laid out on its stage. */
export type DemoLayout = 'center' | 'stretch' | 'bleed';

/** How much of a demo's source is visible at first. */
export type DemoCode = 'preview' | 'open' | 'closed';

/** The options that an author gives a demo in the page text. */
export interface DemoOptions {
  /** File name without extension: `InvoiceActions`. Also the demo's anchor. */
  readonly name: string;
  readonly layout: DemoLayout;
  readonly code: DemoCode;
  /** Fixed height of the stage in px, where the design has one. */
  readonly height: number | null;
  /** Shown as a document of its own: for demos that are whole screens, or that would take the focus. */
  readonly iframe: boolean;
  /** Module of the page that it belongs to, for a demo of another page: `material-ui/material-ui`. */
  readonly from?: string;
  /** Takes two columns in a showcase. */
  readonly wide?: true;
  /** Former names, and ids of the reference, whose links lead here. */
  readonly aliases?: readonly string[];
}

/** A component of a demo: server-rendered, with its short source. */
export interface DemoPart {
  /** `Rake`, or `Rake/css`: the key of its code in the browser. */
  readonly key: string;
  /** `useId` prefix that server and browser share. */
  readonly idPrefix: string;
  /** Server-rendered HTML of the demo; empty when it is shown in an iframe. */
  readonly html: string;
  /** Highlighted HTML of the excerpt; `null` when the source is closed at first. */
  readonly preview: string | null;
  readonly javascript: JavaScriptVariant;
  /** Repository path of the source file. */
  readonly file: string;
  /** Its HTML is a snapshot of what a browser would show: it is replaced, not hydrated. */
  readonly isSnapshot?: true;
  /** Plan that it needs and that the deployment has no license for. */
  readonly unlicensed?: Plan;
  /** Edited code would lack files beside it, or the style sheet that the build creates. */
  readonly isReadOnly?: true;
}

/** A demo in one of its stylings. */
export interface StyledPart extends DemoPart {
  readonly styling: Styling;
}

/** A demo as the page shows it. */
export interface DemoBlock extends DemoOptions, DemoPart {
  /** All stylings, the demo itself first; empty for a demo with only one. */
  readonly stylings: readonly StyledPart[];
}

/** A playground as the page shows it: server-rendered at its start, with its code. */
export interface PlaygroundBlock {
  readonly playground: Playground;
  /** Former anchors that lead to it. */
  readonly aliases?: readonly string[];
  /** `useId` prefix that server and browser share. */
  readonly idPrefix: string;
  /** Server-rendered HTML of stage and controls. */
  readonly html: string;
  /** Highlighted HTML of the code at the start. */
  readonly codeHtml: string;
}

/** A page's body: static HTML, split at its demos, its tools and the places of extensions. */
export type Segment =
  | { readonly kind: 'html'; readonly html: string }
  /** Below the lead: plan and package, and the tabs of a component's guide and API page. */
  | { readonly kind: 'head'; readonly html: string }
  /** The top of a landing page: its text is below title and lead, its demo beside them. */
  | { readonly kind: 'hero'; readonly html: string | null; readonly demo: DemoBlock | null }
  /** Demos of other pages, as static HTML. */
  | { readonly kind: 'showcase'; readonly html: string }
  | { readonly kind: 'demo'; readonly demo: DemoBlock }
  | { readonly kind: 'playground'; readonly block: PlaygroundBlock }
  | ToolSegment
  | { readonly kind: 'apiTools'; readonly tools: ApiTools }
  /** Shows what extensions have for the text: `Slot` of `shell/client/frame/frameParts.tsx`. */
  | { readonly kind: 'slot' };

/** An interactive part of the site itself. */
export interface ToolSegment {
  readonly kind: 'tool';
  readonly tool: string;
  /** Needs the width of the table of contents, too. */
  readonly isWide?: true;
  /** What the build passes to it: only tools that show data of packages need it. */
  readonly content?: unknown;
  /** Public paths of files that it loads, and of folders with such files, which end in a slash. */
  readonly files?: readonly string[];
}

/** A link in the line below a component page's lead: to a part of the page itself, or to another site. */
export interface ResourceLink {
  readonly kind:
    | 'component'
    | 'accessibility'
    | 'keyboard'
    | 'source'
    | 'issues'
    | 'aria'
    | 'guideline'
    | 'package';
  readonly href: string;
  readonly label: string;
}

/** What the main export of a page weighs, minified and gzipped, without React. */
export interface PageSize {
  /** `Collapse`, if the page's name is another one. */
  readonly name: string | null;
  /** By itself: `31 kB`. */
  readonly alone: string;
  /** What it adds to a typical app: `4.9 kB`. */
  readonly added: string;
}

/** The previous or next page in reading order. */
export interface PageLink {
  readonly href: string;
  readonly title: string;
}

/** Who has written a page, and when it last changed. */
export interface PageHistory {
  /** Day of the last change, in UTC: `2026-11-12`. */
  readonly updated: string;
  /** Names of those authors whom `data/site.ts` knows, most commits first. */
  readonly contributors: readonly string[];
}

/** Everything the frame needs to show a page; plain JSON. */
export interface Page {
  /** Public path with a trailing slash. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Shown below the title instead of the description, which is for search engines then. */
  readonly lead?: string;
  /** `docs`: menu, article, table of contents; `landing`: only the article. */
  readonly layout: 'docs' | 'landing';
  /** Path of the page's module below `data`, without extension; finds its demos in the browser. */
  readonly module: string;
  /** Repository path of its file, for the edit link; `null` for a page that is generated from packages. */
  readonly file: string | null;
  /** From git; `null` for a page that is generated from packages, or that git does not know. */
  readonly history: PageHistory | null;
  /** Menu entries that only this page has; `null` on most pages. */
  readonly menuBranch: MenuBranch | null;
  readonly headings: readonly Heading[];
  readonly segments: readonly Segment[];
  /** CSS of all demos of the page, so that none is ever unstyled. */
  readonly demoCss: string;
  readonly resources: readonly ResourceLink[];
  /** `null` on a page that documents nothing. */
  readonly size: PageSize | null;
  /** What extensions have added at build, by their name: plain JSON. */
  readonly extras: Readonly<Record<string, unknown>>;
  readonly productId: string | null;
  readonly categoryId: string | null;
  /** Installed version of the product's package. */
  readonly version: string | null;
  /** Asks search engines to leave the page out. */
  readonly isHidden: boolean;
  /** The site draws no images of pages: links show that of the site. */
  readonly hasSiteImage?: true;
}

/** Whether a page is an article: neither a landing page nor the first page of a product. */
export function isArticle(
  { path, layout }: Pick<Page, 'path' | 'layout'>,
  { root }: { readonly root: string },
): boolean {
  return layout === 'docs' && path !== `${root}/`;
}

/** Whether a page has a tool that needs the width of the table of contents, too. */
export function hasWideTool({ segments }: Page): boolean {
  return segments.some((segment) => segment.kind === 'tool' && segment.isWide);
}
