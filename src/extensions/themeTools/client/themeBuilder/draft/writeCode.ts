import type { CodeNames } from './codeNames';
import type { Draft } from './draft';
import { FONTS } from './fonts';
import type { Kit } from './kit';

export type CodeLanguage = 'TS' | 'JS';

/** A file of the code, formatted as Prettier does with single quotes. */
export interface CodeFile {
  readonly name: string;
  readonly code: string;
}

/** Longest line, as Prettier's default. */
const WIDTH = 80;

/** After a key of up to this many letters, Prettier keeps a long string on the same line. */
const MAX_SHORT_KEY = 4;

/** The theme of a draft, and an app that uses it. */
export function writeCode(
  { code, toThemeOptions }: Pick<Kit, 'code' | 'toThemeOptions'>,
  draft: Draft,
  language: CodeLanguage,
): readonly CodeFile[] {
  const theme = writeTheme(code, toThemeOptions(draft));
  const app = writeApp(code, draft, language);
  if (language === 'JS') {
    return [
      { name: 'theme.js', code: theme },
      { name: 'App.jsx', code: app },
    ];
  }
  const types = code.typesModule === null ? '' : `import type {} from '${code.typesModule}';\n`;
  return [
    { name: 'theme.ts', code: types + theme },
    { name: 'App.tsx', code: app },
  ];
}

function writeTheme({ createTheme, module }: CodeNames, options: object): string {
  return `import { ${createTheme} } from '${module}';

export const theme = ${createTheme}(${Object.keys(options).length > 0 ? writeObject(options, 0) : ''});
`;
}

function writeApp(names: CodeNames, draft: Draft, language: CodeLanguage): string {
  const { provider, providerProps, module, baselineModule } = names;
  const isTyped = language === 'TS';
  return `${isTyped ? "import type { ReactNode } from 'react';\n" : ''}${writeFontImports(names, draft)}import CssBaseline from '${baselineModule}';
import { ${provider} } from '${module}';
import { theme } from './theme';

export default function App({ children }${isTyped ? ': { children: ReactNode }' : ''}) {
  return (
    <${provider} theme={theme}${providerProps}>
      <CssBaseline />
      {children}
    </${provider}>
  );
}
`;
}

/** Imports of the font files: each weight of the texts. */
function writeFontImports({ listFonts, listWeights }: CodeNames, draft: Draft): string {
  const weights = [...new Set(listWeights(draft))].sort((a, b) => a - b);
  return [...new Set(listFonts(draft))]
    .flatMap((font) => {
      const { packageName } = FONTS[font];
      return packageName ? weights.map((weight) => `import '${packageName}/${weight}.css';\n`) : [];
    })
    .join('');
}

/** An object on several lines; small ones within it on one. */
function writeObject(object: object, indent: number): string {
  const inner = ' '.repeat(indent + 2);
  const lines = Object.entries(object).map(([key, value]) => {
    const start = `${inner}${key}:`;
    const text = writeValue(value, indent + 2, start.length + 1);
    // Prettier moves a long string to its own line if that gains enough.
    const isLong = typeof value === 'string' && start.length + text.length + 2 > WIDTH;
    return isLong && key.length > MAX_SHORT_KEY ? `${start}\n${inner}  ${text},` : `${start} ${text},`;
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
