/** The kinds of showcase entries, in the order of the filter. */
export const SHOWCASE_KINDS = ['template', 'application', 'framework'] as const;
export type ShowcaseKind = (typeof SHOWCASE_KINDS)[number];

/** The motif of a public project's drawing. */
export type ShowcaseSketch = 'board' | 'form' | 'page' | 'table' | 'flow' | 'map' | 'code';

interface Entry {
  readonly name: string;
  /** One sentence. */
  readonly description: string;
  /** Components, or packages with the version ranges of the project's `package.json`. */
  readonly uses: readonly string[];
}

/** A demo of this site that is a whole page, and has a picture. */
export interface OwnEntry extends Entry {
  readonly kind: 'template';
  readonly href: string;
  /** Repository path of the demo. */
  readonly demo: string;
}

/** A public project, with the `package.json` that proves what it uses. */
export interface PublicEntry extends Entry {
  readonly kind: Exclude<ShowcaseKind, 'template'>;
  readonly sketch: ShowcaseSketch;
  /** `owner/name` on GitHub. */
  readonly repository: string;
  readonly commit: string;
  /** Path of the `package.json` in the repository. */
  readonly manifest: string;
}

export type ShowcaseEntry = OwnEntry | PublicEntry;
