import type { ExportedDocument } from './exportedDocument';

/** A file of the export; the path is relative to the folder of the site. */
export interface ExportFile<Body extends string | Buffer = string> {
  readonly path: string;
  readonly body: Body;
}

/**
 * When artefacts are made, in this order: what pages link to, before links are checked; the documents themselves; what is
 * derived from them; and what describes the compressed files.
 */
export const STAGES = ['linked', 'documents', 'derived', 'compressed'] as const;

/** Files of the export that are derived from all pages. */
export interface Artefact {
  readonly name: string;
  readonly stage: (typeof STAGES)[number];
  /** Names of artefacts that are made before this one. */
  readonly needs?: readonly string[];
  /** `hosting` is the folder of server configurations, beside the site. */
  readonly target?: 'site' | 'hosting';
  /** @throws Error with file, line and fix, which leaves the last export unchanged */
  readonly make: (site: ExportedSite) => Files | Promise<Files>;
  /** Paths that pages may link to although they are made after the links are checked. */
  readonly listLinkable?: (documents: ExportedSite['documents']) => readonly string[];
  /** What the development server needs of it: files in `public/`, as new as the start of the server. */
  readonly development?: {
    /** Whether a path below `public/` is one of its files: they are replaced, and never exported. */
    readonly owns: (path: string) => boolean;
    readonly make: (site: DevelopmentSite) => Files | Promise<Files>;
  };
}

type Files = Iterable<ExportFile<string | Buffer>>;

/** What artefacts are made from. */
export interface ExportedSite {
  readonly documents: readonly ExportedDocument[];
  /** The folder of the unfinished export. */
  readonly folder: string;
  /** Whether the export has a file by now. */
  readonly hasFile: (path: string) => boolean;
  /** The first file of an artefact in `needs`. */
  readonly getFile: (artefact: string) => ExportFile<string | Buffer>;
}

/** What the development server knows of the site: it has rendered nothing yet. */
export interface DevelopmentSite {
  /** Whether the site has a page with this public path. */
  readonly hasPage: (publicPath: string) => boolean;
}
