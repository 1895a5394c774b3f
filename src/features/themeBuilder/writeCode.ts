import type { Draft } from './draft';
import { FONTS, isFontName, type FontName } from './fonts';
import { toThemeOptions } from './toThemeOptions';

export type CodeLanguage = 'TS' | 'JS';

/** A file of the code, formatted as Prettier does with single quotes. */
export interface CodeFile {
  readonly name: string;
  readonly code: string;
}

/** Longest line, as Prettier's default. */
const WIDTH = 80;

/** Types of `theme.vars`, which the library adds to the theme on request only. */
const VARS_TYPES = `import type {} from '@mui/material/themeCssVarsAugmentation';\n`;

/** The theme of a draft, and an app that uses it. */
export function writeCode(draft: Draft, language: CodeLanguage): readonly CodeFile[] {
  return language === 'TS'
    ? [
        { name: 'theme.ts', code: VARS_TYPES + writeTheme(draft) },
        { name: 'App.tsx', code: writeApp(draft, language) },
      ]
    : [
        { name: 'theme.js', code: writeTheme(draft) },
        { name: 'App.jsx', code: writeApp(draft, language) },
      ];
}

function writeTheme(draft: Draft): string {
  return `import { createTheme } from '@mui/material/styles';

export const theme = createTheme(${writeObject(toThemeOptions(draft), 0)});
`;
}

function writeApp(draft: Draft, language: CodeLanguage): string {
  const isTyped = language === 'TS';
  return `${isTyped ? "import type { ReactNode } from 'react';\n" : ''}${writeFontImports(draft)}import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { theme } from './theme';

export default function App({ children }${isTyped ? ': { children: ReactNode }' : ''}) {
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      {children}
    </ThemeProvider>
  );
}
`;
}

/** Imports of the font files: each weight of the text, and the headings' own. */
function writeFontImports(draft: Draft): string {
  const read = (name: string, fallback: number) => Number(draft[`typography.${name}`] ?? fallback);
  const weights = [
    // The library's largest headings are light.
    300,
    read('fontWeightRegular', 400),
    read('fontWeightMedium', 500),
    read('fontWeightBold', 700),
    Number(draft['typography.headingWeight'] ?? 400),
  ];
  const sorted = [...new Set(weights)].sort((a, b) => a - b);
  return listFonts(draft)
    .flatMap((font) => {
      const { packageName } = FONTS[font];
      return packageName ? sorted.map((weight) => `import '${packageName}/${weight}.css';\n`) : [];
    })
    .join('');
}

function listFonts(draft: Draft): FontName[] {
  const names = [draft['typography.fontFamily'] ?? 'roboto', draft['typography.headingFamily']];
  return [...new Set(names.filter(isFontName))];
}

/** An object on several lines; small ones within it on one. */
function writeObject(object: object, indent: number): string {
  const inner = ' '.repeat(indent + 2);
  const lines = Object.entries(object).map(([key, value]) => {
    const start = `${inner}${key}:`;
    const text = writeValue(value, indent + 2, start.length + 1);
    // Prettier moves a long string to a line of its own.
    return typeof value === 'string' && start.length + text.length + 2 > WIDTH
      ? `${start}\n${inner}  ${text},`
      : `${start} ${text},`;
  });
  return `{\n${lines.join('\n')}\n${' '.repeat(indent)}}`;
}

/** @param column where the value starts on its line */
function writeValue(value: unknown, indent: number, column: number): string {
  if (typeof value === 'string') return `'${value}'`;
  if (typeof value !== 'object' || value === null) return String(value);
  const entries = Object.entries(value);
  const isSmall = entries.every(([, one]) => typeof one !== 'object');
  const short = `{ ${entries.map(([key, one]) => `${key}: ${writeValue(one, 0, 0)}`).join(', ')} }`;
  return isSmall && column + short.length + 1 <= WIDTH ? short : writeObject(value, indent);
}
