import type { DemoTheme } from '../product';

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

/** How a project hands the library's theme to a demo, in the typeface in which this site shows it. */
interface Provider {
  readonly imports: readonly string[];
  readonly theme: string;
  /** The element around the demo, opened and closed. */
  readonly open: string;
  readonly close: string;
}

const FONT = "'Instrument Sans Variable', sans-serif";

const PROVIDERS: Readonly<Record<DemoTheme, Provider | null>> = {
  material: {
    imports: [
      "import CssBaseline from '@mui/material/CssBaseline';",
      "import { ThemeProvider, createTheme } from '@mui/material/styles';",
    ],
    theme: `createTheme({
  cssVariables: true,
  colorSchemes: { light: true, dark: true },
  typography: { fontFamily: "${FONT}" },
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
  fontFamily: { body: "${FONT}", display: "${FONT}" },
})`,
    open: '<CssVarsProvider theme={theme}>',
    close: '</CssVarsProvider>',
  },
  none: null,
};

/** Whether a project's styles are made by Tailwind. */
export function isTailwind(packages: SandboxDemo['packages']): boolean {
  return 'tailwindcss' in packages;
}

/** The module that starts a project: typeface, theme where its library is there, and the demo. */
export function createEntry({ language, theme, packages }: SandboxDemo): string {
  const provider = `@mui/${theme}` in packages ? PROVIDERS[theme] : null;
  const lines = [
    "import * as React from 'react';",
    "import { createRoot } from 'react-dom/client';",
    "import '@fontsource-variable/instrument-sans';",
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
