import path from 'node:path';
import ts from 'typescript';
import { ROOT } from '../../../base/node/files';

/** As in a typical app, except that parameters in fragments of code may lack a type. */
const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  noImplicitAny: false,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};

const resolutions = ts.createModuleResolutionCache(ROOT, (name) => name, OPTIONS);

/** Parsed files of the packages, shared by all programs, which have the same options. */
const parsed = new Map<string, ts.SourceFile>();

/**
 * Creates a TypeScript program of the installed packages' declarations, and of fragments of code that use
 * them. Whole files that pages show are compiled strictly, by `src/content/node/titledFiles`.
 * @param files absolute paths of declaration files
 * @param texts code by absolute path; the files need not exist
 */
export function createPackageProgram(
  files: readonly string[],
  texts: ReadonlyMap<string, string> = new Map(),
): ts.Program {
  const host = ts.createCompilerHost(OPTIONS);
  const { fileExists, readFile, getSourceFile } = host;
  // Parsing all comments costs a second; the few that are needed are parsed on their own.
  host.jsDocParsingMode = ts.JSDocParsingMode.ParseNone;
  host.fileExists = (file) => texts.has(file) || fileExists(file);
  host.readFile = (file) => texts.get(file) ?? readFile(file);
  host.getSourceFile = (file, ...rest) => {
    const known = texts.has(file) ? undefined : parsed.get(file);
    if (known) return known;
    const source = getSourceFile(file, ...rest);
    if (source && !texts.has(file)) parsed.set(file, source);
    return source;
  };
  return ts.createProgram([...files, ...texts.keys()], OPTIONS, host);
}

/**
 * Absolute path of a module's declarations, resolved as in the site's code; `undefined` if there are none.
 */
export function resolveModule(specifier: string): string | undefined {
  const from = path.join(ROOT, 'index.ts');
  return ts.resolveModuleName(specifier, from, OPTIONS, ts.sys, resolutions).resolvedModule?.resolvedFileName;
}

/** What a module exports, with re-exports resolved. */
export function listModuleExports(
  checker: ts.TypeChecker,
  module: ts.Symbol,
): { readonly name: string; readonly symbol: ts.Symbol }[] {
  return checker
    .getExportsOfModule(module)
    .map((exported) => ({ name: exported.name, symbol: resolveAlias(checker, exported) }));
}

/** The symbol of the declaration itself, behind imports and re-exports. */
export function resolveAlias(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}
