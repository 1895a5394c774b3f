/** The kinds of showcase entries, in the order of the filter. */
export const SHOWCASE_KINDS = ['template', 'application', 'framework'] as const;
export type ShowcaseKind = (typeof SHOWCASE_KINDS)[number];

/** The motif of an entry's drawing. */
export type ShowcaseSketch = 'board' | 'form' | 'page' | 'table' | 'flow' | 'map' | 'code';

interface Entry {
  readonly name: string;
  /** One sentence. */
  readonly description: string;
  /** Components, or packages with the version ranges of the project's `package.json`. */
  readonly uses: readonly string[];
  readonly sketch: ShowcaseSketch;
}

/** A page of this site. */
export interface OwnEntry extends Entry {
  readonly kind: 'template';
  readonly href: string;
}

/** A public project, with the `package.json` that proves what it uses. */
export interface PublicEntry extends Entry {
  readonly kind: Exclude<ShowcaseKind, 'template'>;
  /** `owner/name` on GitHub. */
  readonly repository: string;
  readonly commit: string;
  /** Path of the `package.json` in the repository. */
  readonly manifest: string;
}

export type ShowcaseEntry = OwnEntry | PublicEntry;
