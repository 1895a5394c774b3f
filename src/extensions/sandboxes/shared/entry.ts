import type { DemoTheme } from '../../../site/shared/product';

/** What a sandbox shows. */
export interface SandboxDemo {
  /** Title of the project and of its document. */
  readonly title: string;
  readonly code: string;
  readonly language: 'TS' | 'JS';
  readonly theme: DemoTheme;
  /** Text of the files that the demo imports, by name. */
  readonly files: Readonly<Record<string, string>>;
  /** Exact versions of all packages that the demo could need, by name. */
  readonly packages: Readonly<Record<string, string>>;
}

/** Font packages of demos. */
const FONTS: Readonly<Record<DemoTheme, string>> = {
  material: '@fontsource-variable/roboto',
  joy: '@fontsource-variable/inter',
  none: '@fontsource-variable/instrument-sans',
};

/** Whether a demo's project needs a package; of the fonts, only the demo's own. */
export function isNeeded(name: string, demo: Pick<SandboxDemo, 'theme' | 'packages'>): boolean {
  return name === getFont(demo) || !Object.values(FONTS).includes(name);
}

/** The font package of a demo: that of its library, if the library is installed. */
function getFont({ theme, packages }: Pick<SandboxDemo, 'theme' | 'packages'>): string {
  return FONTS[`@mui/${theme}` in packages ? theme : 'none'];
}

/** How a project provides the library's theme to a demo. */
interface Provider {
  readonly imports: readonly string[];
  readonly theme: string;
  /** The opening and closing tags around the demo. */
  readonly open: string;
  readonly close: string;
}

const PROVIDERS: Readonly<Record<DemoTheme, Provider | null>> = {
  material: {
    imports: [
      "import CssBaseline from '@mui/material/CssBaseline';",
      "import { ThemeProvider, createTheme } from '@mui/material/styles';",
    ],
    theme: `createTheme({
  cssVariables: true,
  colorSchemes: { light: true, dark: true },
  typography: { fontFamily: "'Roboto Variable', sans-serif" },
})`,
    open: '<ThemeProvider theme={theme}>',
    close: '</ThemeProvider>',
  },
  joy: {
    imports: [
      "import CssBaseline from '@mui/joy/CssBaseline';",
      "import { CssVarsProvider, extendTheme } from '@mui/joy/styles';",
    ],
    theme: `extendTheme({
  fontFamily: { body: "'Inter Variable', sans-serif", display: "'Inter Variable', sans-serif" },
})`,
    open: '<CssVarsProvider theme={theme}>',
    close: '</CssVarsProvider>',
  },
  none: null,
};

/** Whether a project uses Tailwind. */
export function isTailwind(packages: SandboxDemo['packages']): boolean {
  return 'tailwindcss' in packages;
}

function getProvider({ theme, packages }: Pick<SandboxDemo, 'theme' | 'packages'>): Provider | null {
  return `@mui/${theme}` in packages ? PROVIDERS[theme] : null;
}

/**
 * The base styles that demos rely on and a project would lack. Those of a library come with its
 * `CssBaseline`; `border-box` also comes with Tailwind. Vite's build replaces `light-dark()` with variables
 * that only the rule with `color-scheme` sets.
 */
export function listBaseRules(demo: Pick<SandboxDemo, 'theme' | 'packages'>): readonly string[] {
  if (getProvider(demo)) return [];
  const boxes = isTailwind(demo.packages) ? [] : ['*, ::before, ::after { box-sizing: border-box; }'];
  return [
    `:root { color-scheme: light dark; font-family: 'Instrument Sans Variable', sans-serif; }`,
    ...boxes,
  ];
}

/** The module that starts a project: typeface, the theme if its library is installed, and the demo. */
export function createEntry(demo: SandboxDemo): string {
  const { language, packages } = demo;
  const provider = getProvider(demo);
  const lines = [
    "import * as React from 'react';",
    "import { createRoot } from 'react-dom/client';",
    `import '${getFont(demo)}';`,
    ...(provider?.imports ?? []),
    ...(isTailwind(packages) ? ["import './tailwind.css';"] : []),
    "import Demo from './Demo';",
    '',
    ...(provider ? [`const theme = ${provider.theme};`, ''] : []),
    `createRoot(document.getElementById('root')${language === 'TS' ? '!' : ''}).render(`,
    '  <React.StrictMode>',
    ...(provider
      ? [`    ${provider.open}`, '      <CssBaseline />', '      <Demo />', `    ${provider.close}`]
      : ['    <Demo />']),
    '  </React.StrictMode>,',
    ');',
  ];
  return `${lines.join('\n')}\n`;
}
