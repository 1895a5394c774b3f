/** Where an extension can take part in the core, and the file of its folder that does so. */
export const PART_FILES = {
  /** Files that the export derives from all pages. */
  artefacts: 'node/artefacts.ts',
  /** Rules for the content that only the extension shows. */
  rules: 'node/rules.ts',
  /** What it could not read from the installed packages, for a warning of the build. */
  unreadFacts: 'node/unreadFacts.ts',
  /** Elements that authors can use on pages. */
  elements: 'node/elements.ts',
} as const;

type Part = keyof typeof PART_FILES;

/**
 * The extensions of this site, with the parts that they have: each is a folder here, and can be deleted together with its
 * line.
 */
export const extensions: Readonly<Record<string, readonly Part[]>> = {
  ads: ['rules'],
  analytics: [],
  archive: [],
  errorDecoder: ['artefacts', 'elements', 'unreadFacts'],
  externalLinks: [],
  feedback: [],
  feeds: ['artefacts'],
  hosts: ['artefacts'],
  icons: ['artefacts', 'rules', 'unreadFacts'],
  licenses: ['artefacts', 'elements'],
  liveEditor: [],
  markdown: ['artefacts'],
  mcp: [],
  offline: ['artefacts'],
  scaffold: [],
  social: ['artefacts'],
  themeTools: [],
  update: [],
};

/** The names of the extensions that have a part. */
export function listExtensions(part: Part): readonly string[] {
  return Object.keys(extensions).filter((name) => extensions[name]?.includes(part));
}
