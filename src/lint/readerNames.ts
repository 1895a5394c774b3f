/**
 * Packages that pages speak of and that are not installed here, by the beginning of their names. Whatever a
 * page lets its reader install needs no line.
 */
const READERS_PACKAGES: readonly string[] = [
  // Fonts are files; a reader chooses one of hundreds of packages.
  '@fontsource/',
  '@fontsource-variable/',
  // The next generation of Base UI, where pages say what comes after the beta.
  '@base-ui-components/',
  '@base-ui/',
  // Build-time styling, where pages compare it with Emotion.
  '@mui/material-pigment-css',
  '@pigment-css/',
  // A product of its own, started by a command.
  '@toolpad/studio',
];

export function isReadersPackage(specifier: string): boolean {
  return READERS_PACKAGES.some((name) =>
    name.endsWith('/') ? specifier.startsWith(name) : specifier === name,
  );
}

/** Names that stand for any name: `MuiName`, `base-Component-slot`, `base--state`. */
export const PLACEHOLDER = /^(?:Mui(?:Name|Component|X)|base-Component-slot|base--state)$/;

/** Names from other tools that pages speak of: of things in code, and with a capital in headings. */
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
