import type { ApiSection } from '../../api/shared/apiTools';
import type { Accent, DemoTheme } from '../../site/shared/product';

/** What HTML is in a Markdown page where its tag does not say so; `extensions/markdown/node` writes each. */
export type MarkdownForm =
  /** A callout, by its severity. */
  | 'info'
  | 'warning'
  | 'success'
  | 'error'
  /** A block of code; its title; an added and a removed line in it. */
  | 'code'
  | 'title'
  | '+'
  | '-'
  /** An item of a list as one line: a name, and what is said about it. */
  | 'item'
  /** Parts separated by commas; the same in parentheses. */
  | 'parts'
  | 'facts'
  /** A word in parentheses after a name. */
  | 'badge'
  /** What follows a name after a colon. */
  | 'tagline'
  /** A row of an API list: its name, a type that is shortened on the page, and why it is deprecated. */
  | 'name'
  | 'type'
  | 'deprecation'
  /** Nothing. */
  | 'none';

/**
 * The `data-*` attributes that are shared between folders of `src`, and their values. Attributes used only by
 * a component and its own style sheet need no entry.
 */
export interface DataAttributes {
  // The root element, for style sheets
  /** The reader has moved the pointer, touched, clicked, typed or moved the focus. */
  interacted: '';
  /** The page was opened at its top, and is neither scrolled nor touched yet. */
  untouched: '';
  /** Decides how keyboard shortcuts are written. */
  platform: 'apple' | 'other';
  'package-manager': string;
  'code-styling': string;
  'color-mode': string;
  'api-props': string;
  'api-slots': string;
  'api-classes': string;

  // Products and pages
  /** Color of a product, for the links and icons inside. */
  accent: Accent | undefined;
  /** On the link to a product, not on those to its parts: its id. */
  product: string | undefined;
  /** How a page, or a demo on its stage, is laid out. */
  layout: string;
  /** A page with a tool that needs the width of the table of contents, too. */
  wide: '' | undefined;

  /** Its HTML is only in the document: React has no copy of it. */
  static: '';

  // Needing JavaScript
  /** Hidden if JavaScript is disabled. */
  'needs-script': '';
  /** Opens the search. */
  'opens-search': '';
  /** On the search button of the frame: the product whose pages come first. */
  'searches-first': string | undefined;
  /** Switches to the next color mode. */
  'switches-mode': '';
  /** What a button shows in a mode. */
  mode: string;
  /** Rates the page. */
  rating: 0 | 1;
  /** What is announced when the search cannot be loaded. */
  'failed-text': string;
  /** Incomplete without the framework, which starts at once. */
  'needs-framework': '';
  /** Contains a tool; input in its fields is queued until it is hydrated. */
  tool: '';
  /**
   * Query parameters that a tool reads, separated by spaces: if one is present, the framework starts at once.
   */
  'reads-query': string;
  /** A popover that is modal while it is open. */
  modal: '';

  // An archive, which readers open from a folder
  /** On the archive's program: the product whose pages are searched first. */
  'archived-product': string;
  /** The whole source of a demo, in place of its excerpt. */
  'archived-source': '';

  // Galleries
  /** The filter of a gallery. */
  gallery: '';
  /** A section of a gallery, by the id of its heading. */
  category: string;
  /** Search terms that find a component in a gallery, in lower case. */
  words: string;
  /** The number of components that are shown. */
  shown: '';
  /** Shown when nothing is found. */
  nothing: '';

  // Code
  /** A code block; `demo` if it shows "Copied" for the shorter time. */
  code: 'demo' | true;
  /** The button that copies the block. */
  copy: '' | true;
  /** A button that copies this text. */
  'copy-value': string;
  /** A button that copies the text of the file at this address. */
  'copy-file': string;
  /** Has just copied; or could not, because the text did not load or the browser refused. */
  copied: 'true' | 'unavailable' | 'refused';
  /** A button of a demo that has just done what it says. */
  done: '';
  /** A package-manager tab, and the panel that it shows. */
  tab: string;
  panel: string;

  // Playgrounds
  /** The prop that a control sets, or that a part of the code writes. */
  prop: string;
  /** The part of the code that has just changed, or whose control is under the pointer. */
  lit: 'changed' | 'pointed';

  // Look
  /** What a chip, a note or a text means, by its color (`ui/shared/kit/chips.css`). */
  tone: 'info' | 'success' | 'warning' | 'error' | 'accent';

  // Translation of static HTML
  /** Its text is translated. */
  t: '';
  /** Its accessible name is translated. */
  't-label': '';
  /** A label that a style sheet shows; translated, too. */
  label: string | undefined;

  // Markdown pages
  /** How it is written in Markdown. */
  md: MarkdownForm;

  // API pages
  /** A radio button with a layout of the lists of a section. */
  'api-layout': ApiSection;
  /** A list on an API page. */
  section: string | undefined;
  /** Name of a demo, or of a row, by which lists are filtered. */
  name: string;
  /** The row that the URL's hash refers to. */
  target: '';

  // Demos
  /** The stage of a playground whose component has content of several lines. */
  example: '' | undefined;
  /** The form of a playground that sets CSS variables. */
  variables: '' | undefined;
  /** Container of a demo: not hydrated yet, hydrated, left as static HTML, or showing edited code. */
  'demo-root': '' | 'hydrated' | 'static' | 'edited';
  /** What a browser would show, for a demo that no server can render: it is replaced, not hydrated. */
  snapshot: '' | undefined;
  /** Height of the stage of a snapshot at build, in px. */
  height: string | undefined;
  /** A button that its library disables only in the browser; `aria-disabled` until its demo is hydrated. */
  'static-disabled': '';
  /** Path of its page below `data`, without extension. */
  module: string;
  /** The theme of the demos inside, where it is not the page's. */
  'demo-theme': DemoTheme;
  /** Demos inside are hydrated when the reader reaches for them, not when they come near the viewport. */
  waits: '';
  /** `identifierPrefix` of its React root. */
  'id-prefix': string;
  /** The styling that it shows or edits, if the demo has several. */
  styling: string | undefined;
  /** A playground as JSON. */
  playground: string;
  /** A control that is a switch. */
  switch: '';
  /** Resets a playground. */
  reset: '';

  // Click events, set by `clickEvents.ts`
  'ga-event-category': string;
  'ga-event-action': string;
  'ga-event-label': string | undefined;
  'ga-event-split': string | undefined;
}

export type DataName = keyof DataAttributes;

/** Full name of one of these attributes. */
export type DataAttributeName = `data-${DataName}`;

/** The attributes of an element in JSX: `<button {...data({ copy: '' })}>`. */
export function data(attributes: Partial<DataAttributes>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [`data-${name}`, value]));
}

/** Selector for elements with an attribute, or with a value of it: `[data-copy]`. */
export function selectData<Name extends DataName>(name: Name, value?: DataAttributes[Name]): string {
  return value === undefined ? `[data-${name}]` : `[data-${name}="${value}"]`;
}

/** Matches an open popover; in browsers without popovers, nothing, instead of throwing an error. */
export const OPEN_POPOVER = ':is(:popover-open)';
