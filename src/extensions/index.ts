/** Where an extension can take part in the core, and the file of its folder that does so. */
export const PART_FILES = {
  /** Files that the export derives from all pages. */
  artefacts: 'node/artefacts.ts',
  /** What the build makes of a finished export, such as a report. */
  exported: 'node/exported.ts',
  /** Rules for the content that only the extension shows: `rules` for the site, `pageRules` for pages. */
  rules: 'node/rules.ts',
  /** What it could not read from the installed packages, for a warning of the build. */
  unreadFacts: 'node/unreadFacts.ts',
  /** Measures what it shows of the sizes of packages, before pages are built. */
  measureSizes: 'node/measureSizes.ts',
  /** Elements that authors can use on pages. */
  elements: 'node/elements.ts',
  /** What the build knows of the tools that pages may have. */
  tools: 'node/tools.ts',
  /** What readers see of these tools. */
  toolViews: 'client/tools.ts',
  /** What the build adds to pages. */
  page: 'node/page.ts',
  /** Says that it draws an image of each page, for social networks. */
  images: 'node/images.ts',
  /** What the frame shows around and in pages, and starts with them. */
  frame: 'client/frame.ts',
  /** Groups of the settings. */
  settings: 'client/settings.ts',
  /** The editing of demos. */
  editing: 'client/editing.ts',
  /** Buttons in the toolbars of demos. */
  toolbar: 'client/toolbar.ts',
  /** What makes its static HTML work on a page, once there is the framework, and in archives. */
  behavior: 'client/behavior.ts',
  /** What runs before the framework. */
  start: 'client/start.ts',
  /** Style sheets of static HTML. */
  styles: 'client/styles.css',
} as const;

type Part = keyof typeof PART_FILES;

/**
 * The extensions of this site, with the parts that they have: each is a folder here, and can be deleted together with its
 * line.
 */
export const extensions: Readonly<Record<string, readonly Part[]>> = {
  ads: ['frame', 'page', 'rules'],
  analytics: ['frame'],
  archive: [],
  errorDecoder: ['artefacts', 'elements', 'styles', 'tools', 'toolViews', 'unreadFacts'],
  externalLinks: [],
  feedback: ['frame', 'start'],
  feeds: ['artefacts'],
  galleries: ['behavior', 'elements', 'measureSizes', 'rules', 'styles'],
  hosts: ['artefacts'],
  hoverCards: ['artefacts', 'frame'],
  icons: ['artefacts', 'rules', 'tools', 'toolViews', 'unreadFacts'],
  landings: ['elements', 'measureSizes', 'styles'],
  licenses: ['artefacts', 'elements', 'styles'],
  liveEditor: ['editing'],
  markdown: ['artefacts'],
  mcp: [],
  offline: ['artefacts', 'frame', 'settings', 'start', 'tools', 'toolViews'],
  releases: ['elements', 'rules'],
  report: ['exported'],
  sandboxes: ['toolbar'],
  scaffold: [],
  showcase: ['elements', 'rules', 'styles'],
  social: ['artefacts', 'images'],
  themeReference: ['elements', 'styles'],
  themeTools: ['settings', 'tools', 'toolViews'],
  update: [],
};

/** The names of the extensions that have a part. */
export function listExtensions(part: Part): readonly string[] {
  return Object.keys(extensions).filter((name) => extensions[name]?.includes(part));
}
