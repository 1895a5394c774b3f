/** What an entry of the showcase is, in the order of the filter. */
export const SHOWCASE_KINDS = ['template', 'application', 'framework'] as const;
export type ShowcaseKind = (typeof SHOWCASE_KINDS)[number];

/** What the drawing of an entry shows. */
export type ShowcaseSketch = 'board' | 'form' | 'page' | 'table' | 'flow' | 'map' | 'code';

interface Entry {
  readonly name: string;
  /** One sentence. */
  readonly description: string;
  /** Components, or packages with the versions that the manifest asks for. */
  readonly uses: readonly string[];
  readonly sketch: ShowcaseSketch;
}

/** A page of this site. */
export interface OwnEntry extends Entry {
  readonly kind: 'template';
  readonly href: string;
}

/** A public project, with the file that proves what it uses. */
export interface PublicEntry extends Entry {
  readonly kind: Exclude<ShowcaseKind, 'template'>;
  /** `owner/name` on GitHub. */
  readonly repository: string;
  readonly commit: string;
  /** Path of the `package.json` in the repository. */
  readonly manifest: string;
}

export type ShowcaseEntry = OwnEntry | PublicEntry;
