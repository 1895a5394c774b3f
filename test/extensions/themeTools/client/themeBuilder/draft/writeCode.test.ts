import { format, type Options } from 'prettier';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import {
  EMPTY_DRAFT,
  type Draft,
} from '../../../../../../src/extensions/themeTools/client/themeBuilder/draft/draft';
import { writeCode } from '../../../../../../src/extensions/themeTools/client/themeBuilder/draft/writeCode';
import { fillAll, KITS, type KitCase } from './kits';

// A library may complete its default palettes in place: the first theme of a process differs from all others.
for (const { kit, createTheme } of KITS) createTheme(kit.toThemeOptions(EMPTY_DRAFT));

const OWN_CASES: Readonly<Record<string, readonly (readonly [string, Draft])[]>> = {
  'Material UI': [
    ['one color', { 'light.primary.main': '#0b5c7a' }],
    ['a shade without main', { 'dark.error.contrastText': 'rgba(0, 0, 0, 0.87)' }],
    ['one long string', { 'typography.headingFamily': 'mono', 'typography.fontSize': 16 }],
  ],
  'Joy UI': [
    ['one color', { 'light.primary.base': '#0b5c7a' }],
    ['a shade without base', { 'dark.danger.500': '#a51818' }],
    ['a shade beside base', { 'dark.danger.base': '#a51818', 'dark.danger.300': '#ffc0c0' }],
    ['one long string', { 'fontFamily.display': 'mono', 'fontSize.md': 15 }],
    ['numbers', { 'radius.sm': 0, 'focus.thickness': 3, spacing: 6 }],
  ],
};

const CASES: readonly (readonly [string, string, KitCase, Draft])[] = KITS.flatMap((one) =>
  [
    ['the defaults', EMPTY_DRAFT] as const,
    ...(OWN_CASES[one.name] ?? []),
    ...one.kit.startingPoints.map(({ name, values }) => [name, values] as const),
    ['all fields', fillAll(one.kit)] as const,
  ].map(([name, draft]) => [one.name, name, one, draft] as const),
);

const PRETTIER: Options = { singleQuote: true, parser: 'typescript' };

/** Everything of a theme but its functions. */
const toData = (theme: object) => JSON.parse(JSON.stringify(theme)) as unknown;

/** Runs the code of `theme.ts` or `theme.js`. */
function evaluate(code: string, styles: object): object {
  const options = { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 };
  const { outputText } = ts.transpileModule(code, { compilerOptions: options });
  const exports: { theme?: object } = {};
  // The code is our own.
  new Function('exports', 'require', outputText)(exports, () => styles);
  return exports.theme ?? {};
}

describe.each(CASES)('the code of %s for %s', (_library, _name, { kit, styles, createTheme }, draft) => {
  it('is formatted as Prettier does', async () => {
    for (const { code } of [...writeCode(kit, draft, 'TS'), ...writeCode(kit, draft, 'JS')]) {
      expect(code).toBe(await format(code, PRETTIER));
    }
  });

  it('makes the theme that the preview shows, in both languages', () => {
    const expected = toData(createTheme(kit.toThemeOptions(draft)));
    for (const language of ['TS', 'JS'] as const) {
      expect(toData(evaluate(writeCode(kit, draft, language)[0]?.code ?? '', styles))).toEqual(expected);
    }
  });

  it('has types only in TypeScript', () => {
    const [theme, app] = writeCode(kit, draft, 'JS').map(({ code }) => code);
    expect(`${theme}${app}`).not.toMatch(/import type|: \{ children/);
  });
});

it('the code in TypeScript passes the type checker', () => {
  const files = new Map(
    CASES.flatMap(([, , { kit }, draft], index) =>
      writeCode(kit, draft, 'TS').map(({ name, code }) => [
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
