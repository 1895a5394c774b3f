import type { Accent, Mark } from './product';

/**
 * The `data-*` attributes that one room writes and another reads, and their values. Attributes that stay in one
 * room, of a component and its own style sheet, need no entry.
 */
export interface DataAttributes {
  // The root element, for style sheets
  /** The reader has moved, pressed, scrolled or typed. */
  interacted: '';
  /** Names keys and shortcuts as they are printed on the keyboard. */
  platform: 'apple' | 'other';
  'package-manager': string;
  'code-styling': string;
  'color-mode': string;
  'api-props': string;
  'api-slots': string;
  'api-classes': string;

  // Products and pages
  /** Color of a product, for links and marks inside. */
  accent: Accent | undefined;
  /** Drawing of a product. */
  mark: Mark;
  /** How a page, or a demo on its stage, is laid out. */
  layout: string;

  // What needs a script
  /** Not shown without a script. */
  'needs-script': '';
  /** Opens the search. */
  'opens-search': '';
  /** Goes from one color mode to the next. */
  'switches-mode': '';
  /** A popover that is modal while it is open. */
  modal: '';

  // Code
  /** A block of code; `demo` where it says "Copied" for the shorter time. */
  code: '' | 'demo' | true;
  /** The button that copies the block. */
  copy: '' | true;
  /** A button that copies this text. */
  'copy-value': string;
  /** Has copied a moment ago. */
  copied: 'true';
  /** A tab of the package managers, and the panel that it shows. */
  tab: string;
  panel: string;

  // Words of static HTML
  /** Its text is translated. */
  t: '';
  /** Its accessible name is translated. */
  't-label': '';
  /** A word that a style sheet shows, translated, too. */
  label: string | undefined;

  // The reference
  /** The list of an API page. */
  section: string | undefined;
  /** Name of a row, by which lists are filtered, or of a demo. */
  name: string;
  /** The row that the address names. */
  target: '';

  // Demos
  /** Container of a demo: not hydrated yet, hydrated, left as static HTML, or showing edited code. */
  'demo-root': '' | 'hydrated' | 'static' | 'edited';
  /** Path of its page below `data`, without extension. */
  module: string;
  /** `identifierPrefix` of its React root. */
  'id-prefix': string;
  /** The styling that it shows, where a demo has several. */
  styling: string | undefined;
  /** A playground as JSON. */
  playground: string;
  /** A control that is a switch. */
  switch: '';
  /** Puts a playground back to its start. */
  reset: '';

  // Click events: `clickEvents.ts` writes them
  'ga-event-category': string;
  'ga-event-action': string;
  'ga-event-label': string | undefined;
  'ga-event-split': string | undefined;
}

export type DataName = keyof DataAttributes;

/** Full name of an attribute of the registry. */
export type DataAttributeName = `data-${DataName}`;

/** The attributes of an element in JSX: `<button {...data({ copy: '' })}>`. */
export function data(attributes: Partial<DataAttributes>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [`data-${name}`, value]));
}

/** Selects elements that have an attribute, or a value of it: `[data-copy]`. */
export function selectData<Name extends DataName>(name: Name, value?: DataAttributes[Name]): string {
  return value === undefined ? `[data-${name}]` : `[data-${name}="${value}"]`;
}
