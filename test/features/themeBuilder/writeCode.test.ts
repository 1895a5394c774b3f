import { createTheme } from '@mui/material/styles';
import * as styles from '@mui/material/styles';
import { format, type Options } from 'prettier';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { EMPTY_DRAFT, type Draft } from '../../../src/features/themeBuilder/draft';
import { toThemeOptions } from '../../../src/features/themeBuilder/toThemeOptions';
import { writeCode } from '../../../src/features/themeBuilder/writeCode';
import { BUILDER_THEMES } from '../../../src/theme/builderThemes';

// The library completes its default palettes in place: the first theme of a process differs from all others.
createTheme(toThemeOptions(EMPTY_DRAFT));

const CASES: readonly (readonly [string, Draft])[] = [
  ['the defaults', EMPTY_DRAFT],
  ['one color', { 'light.primary.main': '#0b5c7a' }],
  ['a shade without main', { 'dark.error.contrastText': 'rgba(0, 0, 0, 0.87)' }],
  ['one long string', { 'typography.headingFamily': 'mono', 'typography.fontSize': 16 }],
  ...BUILDER_THEMES.map(({ name, values }) => [name, values] as const),
];

const PRETTIER: Options = { singleQuote: true, parser: 'typescript' };

/** Everything of a theme but its functions. */
const toData = (theme: object) => JSON.parse(JSON.stringify(theme)) as unknown;

/** Runs the code of `theme.ts` or `theme.js`. */
function evaluate(code: string): object {
  const options = { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 };
  const { outputText } = ts.transpileModule(code, { compilerOptions: options });
  const exports: { theme?: object } = {};
  // The code is our own.
  new Function('exports', 'require', outputText)(exports, () => styles);
  return exports.theme ?? {};
}

describe.each(CASES)('the code for %s', (_, draft) => {
  it('is formatted as Prettier does', async () => {
    for (const { code } of [...writeCode(draft, 'TS'), ...writeCode(draft, 'JS')]) {
      expect(code).toBe(await format(code, PRETTIER));
    }
  });

  it('makes the theme that the preview shows, in both languages', () => {
    const expected = toData(createTheme(toThemeOptions(draft)));
    for (const language of ['TS', 'JS'] as const) {
      expect(toData(evaluate(writeCode(draft, language)[0]?.code ?? ''))).toEqual(expected);
    }
  });

  it('has types only in TypeScript', () => {
    const [theme, app] = writeCode(draft, 'JS').map(({ code }) => code);
    expect(`${theme}${app}`).not.toMatch(/import type|: \{ children/);
  });
});

it('the code in TypeScript passes the type checker', () => {
  const files = new Map(
    CASES.flatMap(([, draft], index) =>
      writeCode(draft, 'TS').map(({ name, code }) => [
        `${process.cwd()}/src/case${index}/${name}`,
        // Fonts are not installed here.
        code.replace(/import '@fontsource.*\n/g, ''),
      ]),
    ),
  );
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    jsx: ts.JsxEmit.ReactJSX,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists, getSourceFile } = host;
  // The folders do not exist either.
  host.directoryExists = undefined;
  host.fileExists = (file) => files.has(file) || fileExists(file);
  host.readFile = (file) => files.get(file) ?? readFile(file);
  host.getSourceFile = (file, target, ...rest) => {
    const text = files.get(file);
    return text === undefined
      ? getSourceFile(file, target, ...rest)
      : ts.createSourceFile(file, text, target);
  };
  const program = ts.createProgram([...files.keys()], options, host);
  const messages = ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
  expect(messages).toEqual([]);
}, 60_000);
