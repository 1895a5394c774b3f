import type { Plan } from '../../api/shared/plan';

/** A component or hook that the gallery shows although no page of the menu is its guide. */
export interface ListedComponent {
  /** Title that its guide would have: `Click-Away Listener`. */
  readonly title: string;
  /** Its main export: `ClickAwayListener`. */
  readonly name: string;
  /** What it is for, in at most 110 characters. */
  readonly description: string;
  /** Drawing in `data/drawings`; named like the title by default. */
  readonly drawing?: string;
  /** Page that explains it among other things, without a trailing slash. */
  readonly guide?: string;
  /** Address of its Material Design guideline. */
  readonly materialDesign?: string;
  /** Address of its accessibility pattern. */
  readonly waiAria?: string;
}

/** A category of a product's gallery: `data/<id>/components.ts`. */
export interface ListedCategory {
  readonly title: string;
  /** Path of the menu's group whose pages are guides of this category. */
  readonly menuGroup: string;
  /** Whether only pages that are titled like what they document are guides: the group has other pages, too. */
  readonly hasOnlyNamesakes?: boolean;
  readonly components: readonly ListedComponent[];
}

/** What a badge says of the state of a component. */
export type ComponentState = 'new' | 'beta' | 'unstable' | 'lab' | 'legacy' | 'deprecated';

/** A component of a product, as gallery and table show it. */
export interface ComponentEntry {
  readonly title: string;
  readonly description: string;
  /** Its guide, or its API page. */
  readonly href: string;
  readonly hasGuide: boolean;
  /** Its main export; `null` for a guide without a reference. */
  readonly name: string | null;
  /** npm package of the main export, or of its guide; `null` without one. */
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

/** A category with all its components, by title. */
export interface ComponentCategory {
  /** Also the anchor of its heading. */
  readonly id: string;
  readonly title: string;
  readonly components: readonly ComponentEntry[];
}
