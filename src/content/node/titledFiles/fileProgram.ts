import path from 'node:path';
import ts from 'typescript';
import { readCodeFragment } from '../code/codeFragment';
import { ROOT } from '../../../base/node/files';
import { resolveModule } from '../../../api/node/packages/program';
import { findImported, type TitledFile } from './titledFile';

/** Declares the modules that pages import and this site does not install. */
export const READER_MODULES = 'data/readerModules.d.ts';

/** The options of a reader's strict project that a bundler compiles: Vite, Next.js. */
const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  // Something unused, such as a function that is never called, means that the example is incomplete.
  noUnusedLocals: true,
  allowJs: true,
  checkJs: true,
  esModuleInterop: true,
  resolveJsonModule: true,
  // Declaration files of pages are checked, too; those of packages are never requested.
  skipLibCheck: false,
  noEmit: true,
  types: ['node'],
};

/** Parsed files of the packages; all programs share them, because their options are the same. */
const parsed = new Map<string, ts.SourceFile>();
const resolutions = ts.createModuleResolutionCache(ROOT, (name) => name, OPTIONS);

/** A program of files that pages show. */
export interface FileProgram {
  /** The compiler's diagnostics for a file of the program. */
  getDiagnostics(file: TitledFile): readonly ts.Diagnostic[];
}

/** Each file of a page is in its own folder, because several may have the same title. */
function toProgramPath({ page, line, title }: TitledFile): string {
  return path.join(ROOT, `${page}.${line}`, title);
}

/**
 * Compiles files against the installed packages; their imports of each other are resolved by title.
 * @param files all files of the pages, by page
 * @param roots the files that are compiled
 */
export function createFileProgram(
  files: ReadonlyMap<string, readonly TitledFile[]>,
  roots: readonly TitledFile[],
): FileProgram {
  const byPath = new Map([...files.values()].flat().map((file) => [toProgramPath(file), file]));
  const host = ts.createCompilerHost(OPTIONS);
  const { fileExists, readFile, getSourceFile } = host;
  host.jsDocParsingMode = ts.JSDocParsingMode.ParseForTypeErrors;
  host.fileExists = (name) => byPath.has(name) || fileExists(name);
  host.readFile = (name) => byPath.get(name)?.code ?? readFile(name);
  host.getSourceFile = (name, ...rest) => {
    const isPageFile = byPath.has(name);
    const known = isPageFile ? undefined : parsed.get(name);
    if (known) return known;
    const source = getSourceFile(name, ...rest);
    if (source && !isPageFile) parsed.set(name, source);
    return source;
  };
  host.resolveModuleNameLiterals = (literals, containing, redirected, options) => {
    const from = byPath.get(containing);
    return literals.map(({ text }) => {
      const found = from && findImported(from, text, files.get(from.page) ?? []);
      if (found === null) return { resolvedModule: undefined };
      if (found) return { resolvedModule: toResolved(found) };
      return ts.resolveModuleName(text, containing, options, host, resolutions, redirected);
    });
  };
  // An augmentation does not load its module; in the reader's project some other file imports it.
  const augmented = roots
    .flatMap(({ code }) => readCodeFragment(code).augmentations)
    .flatMap(({ specifier }) => resolveModule(specifier) ?? []);
  const names = [...roots.map(toProgramPath), path.join(ROOT, READER_MODULES), ...augmented];
  const program = ts.createProgram(names, OPTIONS, host);
  return {
    getDiagnostics(file) {
      const source = program.getSourceFile(toProgramPath(file));
      if (!source) throw new Error(`${toProgramPath(file)} is not in the program.`);
      // After a syntax error, all others are misleading.
      const [syntax] = program.getSyntacticDiagnostics(source);
      return syntax ? [syntax] : program.getSemanticDiagnostics(source);
    },
  };
}

function toResolved(file: TitledFile): ts.ResolvedModuleFull | undefined {
  // Style sheets have no types; `*.css` is declared instead.
  if (!file.isCode && !file.title.endsWith('.json')) return undefined;
  const extension = /\.d\.ts$|\.[^.]+$/.exec(file.title)?.[0] ?? '';
  return { resolvedFileName: toProgramPath(file), extension, isExternalLibraryImport: false };
}
