import path from 'node:path';
import ts from 'typescript';
import { ROOT, toRepositoryPath } from '../../../base/node/files';
import { createError, type Diagnostic } from '../../../base/node/diagnostic';
import { findDeclaredType } from './declaredType';

/**
 * Types of the exports that the build imports from a product's folder by a computed path, which the compiler
 * does not follow.
 */
const REQUIRED_EXPORTS: Readonly<Record<string, string>> = {
  menu: 'readonly NavItem[]',
  packages: 'readonly ProductPackage[]',
};

/** Maximum length of a type in a message; longer ones are truncated. */
const MAX_TYPE_LENGTH = 60;

/**
 * Finds syntax errors in modules, and names and values that do not match the types that these import. So
 * these types are the schema of manifests. The options are those of `npm run types`.
 * @param files repository paths
 * @returns all diagnostics of each file, or only its first syntax error
 */
export function findTypeDiagnostics(files: readonly string[]): Diagnostic[] {
  const program = createManifestProgram(files);
  return files.flatMap((file) => {
    const source = program.getSourceFile(path.join(ROOT, file));
    if (!source) return [];
    // Errors after the first syntax error are noise.
    const syntax = program.getSyntacticDiagnostics(source).slice(0, 1);
    const diagnostics = syntax.length > 0 ? syntax : program.getSemanticDiagnostics(source);
    const found = diagnostics.map((diagnostic) => toDiagnostic(program, source, diagnostic));
    return found.length > 0 ? found : findMissingExport(program, source, file);
  });
}

function createManifestProgram(files: readonly string[]): ts.Program {
  const { config } = ts.readConfigFile(path.join(ROOT, 'tsconfig.json'), ts.sys.readFile) as {
    readonly config?: { readonly compilerOptions?: unknown };
  };
  const { options } = ts.convertCompilerOptionsFromJson(config?.compilerOptions, ROOT);
  // Elsewhere, Next's own declarations bring in those of Node.
  const all: ts.CompilerOptions = { ...options, types: ['node'], incremental: false };
  const host = ts.createCompilerHost(all);
  host.jsDocParsingMode = ts.JSDocParsingMode.ParseNone;
  return ts.createProgram(
    files.map((file) => path.join(ROOT, file)),
    all,
    host,
  );
}

function toDiagnostic(program: ts.Program, source: ts.SourceFile, diagnostic: ts.Diagnostic): Diagnostic {
  const { code, messageText, start = 0 } = diagnostic;
  const line = source.getLineAndCharacterOfPosition(start).line + 1;
  const declared = findDeclaredType(program.getTypeChecker(), source, start, code);
  const fix = declared ? `The type is \`${declared.name}\` in ${declared.place}.` : 'Correct it.';
  return createError(toRepositoryPath(source.fileName), line, toReason(messageText), fix);
}

/** The most specific sentence of a message, with the property that it is about, and without long types. */
function toReason(message: string | ts.DiagnosticMessageChain): string {
  const sentences = listSentences(message);
  const last = sentences.at(-1) ?? '';
  const before = sentences.at(-2) ?? '';
  return (/\b(?:property|properties)\b/i.test(before) ? `${before} ${last}` : last)
    .replaceAll(`${ROOT.replaceAll(path.sep, '/')}/`, '')
    .replace(/'([^']*)'/g, (whole, text: string) =>
      text.length > MAX_TYPE_LENGTH ? `'${text.slice(0, MAX_TYPE_LENGTH)}…'` : whole,
    );
}

/** A message and its explanations, the most specific last. */
function listSentences(message: string | ts.DiagnosticMessageChain): string[] {
  if (typeof message === 'string') return [message];
  const next = message.next?.at(-1);
  return [message.messageText, ...(next ? listSentences(next) : [])];
}

/**
 * Reports a module that lacks the export that the build needs, or in which it has no declared type and so
 * could be anything.
 */
function findMissingExport(program: ts.Program, source: ts.SourceFile, file: string): Diagnostic[] {
  const [, name = ''] = /^data\/[^/]+\/(\w+)\.ts$/.exec(file) ?? [];
  const expectedType = REQUIRED_EXPORTS[name];
  if (expectedType === undefined) return [];
  const checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(source);
  const exported = module && checker.tryGetMemberInModuleExports(name, module);
  if (exported && checker.typeToString(checker.getTypeOfSymbol(exported)) === expectedType) return [];
  return [
    createError(
      file,
      1,
      `The module exports no \`${name}\` of the type \`${expectedType}\`.`,
      `Write export const ${name}: ${expectedType} = […];`,
    ),
  ];
}
