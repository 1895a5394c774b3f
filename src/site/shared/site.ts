import type { Assistant } from './assistants';

/** Name, addresses and brand of a deployment. Filled in `data/site.ts`, overridable by environment. */
export interface SiteConfig {
  /** Shown in the wordmark, in document titles and in social cards. */
  readonly name: string;
  /** One sentence for the home page and for metadata. */
  readonly description: string;
  /** Public origin without a trailing slash; canonical and social addresses start with it. */
  readonly url: string;
  /** Web address of the repository without a trailing slash; `null`: no page links to one. */
  readonly repository: string | null;
  /** Branch that "Edit this page" opens. */
  readonly branch: string;
  /** Base address of pages that show the size of a package: its name follows. */
  readonly packagePages: string;
  /** Address that receives a demo's project, one per sandbox. */
  readonly sandboxes: Readonly<Record<'stackblitz' | 'codesandbox', string>>;
  /** Address of the page on which readers choose the colors of demos. */
  readonly colorToolPath: string;
  /** Address of the page about the density of demos. */
  readonly densityToolPath: string;
  /** Assistants that a page's menu opens, in the order of the menu. */
  readonly assistants: readonly Assistant[];
  /** Address of the section that explains how the sizes of components are measured. */
  readonly sizesPath: string;
  /** Whether pages of internal test products are exported. */
  readonly includesExperiments: boolean;
}

/** Address of the licenses of the packages whose code is in the export, as a text file. */
export const NOTICES_PATH = '/third-party-notices.txt';

/** Address of the software bill of materials of the export. */
export const SBOM_PATH = '/sbom.json';

/**
 * Address at which a file of the repository can be read or edited, or that lists its commits; `null` if no
 * repository is configured.
 */
export function findFileAddress(
  { repository, branch }: Pick<SiteConfig, 'repository' | 'branch'>,
  action: 'blob' | 'edit' | 'commits',
  file: string,
): string | null {
  return repository && `${repository}/${action}/${branch}/${file}`;
}

/** Viewport widths in px at which the layout changes. */
export const BREAKPOINTS = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } as const;

/** Longest page title, in characters. */
export const MAX_TITLE_LENGTH = 70;

/** Longest page description, in characters. */
export const MAX_DESCRIPTION_LENGTH = 160;

/** How long a block of the page text says "Copied", in ms. */
export const COPIED_IN_TEXT_MS = 2000;

/** How long a demo source says "Copied", in ms. */
export const COPIED_IN_DEMO_MS = 1200;

/** How long a button says why copying failed, in ms: a sentence takes longer to read. */
export const COPY_FAILED_MS = 6000;
