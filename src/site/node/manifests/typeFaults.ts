import path from 'node:path';
import ts from 'typescript';
import { ROOT, toRepositoryPath } from '../../../base/node/files';
import { createError, type Finding } from '../../../base/node/finding';
import { findForm } from './declaredForm';

/** What the build imports from a product's folder by a path that it computes, which the compiler does not follow. */
const LOADED: Readonly<Record<string, string>> = {
  menu: 'readonly NavItem[]',
  packages: 'readonly ProductPackage[]',
};

/** Longest type in a message; of a longer one, its beginning. */
const MAX_TYPE_LENGTH = 60;

/**
 * Finds what is wrong with the form of modules: their syntax, and names and values that do not fit the types which they
 * import. So these types are the schema of manifests. The options are those of `npm run types`.
 * @param files repository paths
 * @returns of each file its faults, or the first thing that is no TypeScript
 */
export function findTypeFaults(files: readonly string[]): Finding[] {
  const program = createManifestProgram(files);
  return files.flatMap((file) => {
    const source = program.getSourceFile(path.join(ROOT, file));
    if (!source) return [];
    // What follows from the first such fault is noise.
    const syntax = program.getSyntacticDiagnostics(source).slice(0, 1);
    const faults = syntax.length > 0 ? syntax : program.getSemanticDiagnostics(source);
    const found = faults.map((fault) => toFinding(program, source, fault));
    return found.length > 0 ? found : findMissingExport(program, source, file);
  });
}

function createManifestProgram(files: readonly string[]): ts.Program {
  const { config } = ts.readConfigFile(path.join(ROOT, 'tsconfig.json'), ts.sys.readFile) as {
    readonly config?: { readonly compilerOptions?: unknown };
  };
  const { options } = ts.convertCompilerOptionsFromJson(config?.compilerOptions, ROOT);
  // Next's own declarations bring those of Node to the other programs.
  const all: ts.CompilerOptions = { ...options, types: ['node'], incremental: false };
  const host = ts.createCompilerHost(all);
  host.jsDocParsingMode = ts.JSDocParsingMode.ParseNone;
  return ts.createProgram(
    files.map((file) => path.join(ROOT, file)),
    all,
    host,
  );
}

function toFinding(program: ts.Program, source: ts.SourceFile, fault: ts.Diagnostic): Finding {
  const { code, messageText, start = 0 } = fault;
  const line = source.getLineAndCharacterOfPosition(start).line + 1;
  const form = findForm(program.getTypeChecker(), source, start, code);
  const cure = form ? `The form is \`${form.name}\` in ${form.place}.` : 'Correct it.';
  return createError(toRepositoryPath(source.fileName), line, toReason(messageText), cure);
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

/** A message and what explains it, the most specific last. */
function listSentences(message: string | ts.DiagnosticMessageChain): string[] {
  if (typeof message === 'string') return [message];
  const next = message.next?.at(-1);
  return [message.messageText, ...(next ? listSentences(next) : [])];
}

/** A module without what the build takes from it, or in which it has no declared type, so that it may be anything. */
function findMissingExport(program: ts.Program, source: ts.SourceFile, file: string): Finding[] {
  const [, name = ''] = /^data\/[^/]+\/(\w+)\.ts$/.exec(file) ?? [];
  const wanted = LOADED[name];
  if (wanted === undefined) return [];
  const checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(source);
  const exported = module && checker.tryGetMemberInModuleExports(name, module);
  if (exported && checker.typeToString(checker.getTypeOfSymbol(exported)) === wanted) return [];
  return [
    createError(
      file,
      1,
      `The module exports no \`${name}\` of the type \`${wanted}\`.`,
      `Write export const ${name}: ${wanted} = […];`,
    ),
  ];
}
