/**
 * Prefixes of packages that pages mention though they are not installed here. Packages in a page's own install
 * command need no entry.
 */
const READERS_PACKAGES: readonly string[] = [
  // One of hundreds of font packages.
  '@fontsource/',
  '@fontsource-variable/',
  // The successor of Base UI's beta.
  '@base-ui-components/',
  '@base-ui/',
  // Build-time styling, compared with Emotion.
  '@mui/material-pigment-css',
  '@pigment-css/',
  // A product of its own, started by a command and never imported.
  '@toolpad/studio',
];

export function isReadersPackage(specifier: string): boolean {
  return READERS_PACKAGES.some((name) =>
    name.endsWith('/') ? specifier.startsWith(name) : specifier === name,
  );
}

/** Placeholders: `MuiName`, `base-Component-slot`, `base--state`. */
export const PLACEHOLDER = /^(?:Mui(?:Name|Component|X)|base-Component-slot|base--state)$/;

/** Names of other tools that pages mention in code, or with a capital in headings. */
const READERS_NAMES: ReadonlySet<string> = new Set([
  // TypeScript's options
  'skipLibCheck',
  // React DOM's server
  'renderToString',
  'renderToPipeableStream',
  // Next.js
  'useSearchParams',
  'Router',
  // CSS Modules, Tailwind CSS, Toolpad Studio
  'Modules',
  'Tailwind',
  'Studio',
]);

export function isReadersName(name: string): boolean {
  return READERS_NAMES.has(name);
}
