/**
 * Prefixes of packages that pages mention though they are not installed here. Packages in a page's own install
 * command need no entry.
 */
export const readersPackages: readonly string[] = [
  // One of hundreds of font packages.
  '@fontsource/',
  '@fontsource-variable/',
  // The successor of Base UI's beta.
  '@base-ui-components/',
  '@base-ui/',
  // Build-time styling, compared with Emotion.
  '@mui/material-pigment-css',
  '@pigment-css/',
  // Version 4, and its JSS engine, in the guides for upgrades.
  '@material-ui/',
  '@mui/styles',
  '@mui/styles/',
  // A product of its own, started by a command and never imported.
  '@toolpad/studio',
];

/** Names of other tools that pages mention in code, or with a capital in headings, and names that are history. */
export const readersNames: readonly string[] = [
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
  // A prop of Grid v2 before 6.0, in the guides for upgrades
  'disableEqualOverflow',
];
