import type { Plan } from '../../api/shared/plan';

/** A component or hook that the gallery shows although the menu has no guide for it. */
export interface ListedComponent {
  /** The title its guide would have: `Click-Away Listener`. */
  readonly title: string;
  /** Its main export: `ClickAwayListener`. */
  readonly name: string;
  /** What it is for, in at most 110 characters. */
  readonly description: string;
  /** Name of its drawing in `data/drawings`; derived from the title by default. */
  readonly drawing?: string;
  /** Path of the page that covers it among other things, without a trailing slash. */
  readonly guide?: string;
  /** Address of its Material Design guideline. */
  readonly materialDesign?: string;
  /** Address of its accessibility pattern. */
  readonly waiAria?: string;
}

/** A category of a product's gallery: `data/<id>/components.ts`. */
export interface ListedCategory {
  readonly title: string;
  /** Path of the menu group whose pages are the guides of this category. */
  readonly menuGroup: string;
  /** Whether only pages named after what they document are guides, because the group has other pages, too. */
  readonly hasOnlyNamesakes?: boolean;
  readonly components: readonly ListedComponent[];
}

/** The state of a component, as its badge shows it; `absent`: the library has none, and its page says what to use. */
export type ComponentState = 'absent' | 'new' | 'beta' | 'unstable' | 'lab' | 'legacy' | 'deprecated';

/** A component of a product, as the gallery and the table show it. */
export interface ComponentEntry {
  readonly title: string;
  readonly description: string;
  /** Path of its guide, or else of its API page. */
  readonly href: string;
  readonly hasGuide: boolean;
  /** Its main export; `null` for a guide without API docs. */
  readonly name: string | null;
  /** npm package of the main export, or else of its guide; `null` without one. */
  readonly packageName: string | null;
  /** API page of the main export, with a trailing slash; `null` without one. */
  readonly apiHref: string | null;
  readonly isHook: boolean;
  readonly plan: Plan | null;
  readonly states: readonly ComponentState[];
  /** Address of its Material Design guideline; `null` without one. */
  readonly materialDesign: string | null;
  /** Address of its accessibility pattern; `null` without one. */
  readonly waiAria: string | null;
  /** Name of its drawing. */
  readonly drawing: string;
  /** Names of everything that its guide documents. */
  readonly exports: readonly string[];
}

/** A category with all its components, sorted by title. */
export interface ComponentCategory {
  /** Also the anchor of its heading. */
  readonly id: string;
  readonly title: string;
  readonly components: readonly ComponentEntry[];
}
