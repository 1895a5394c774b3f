import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const FOLDERS = ['src', 'pages', 'data'];

/** Every file of the engine, its routes and its content, as repository paths. */
export const files: readonly string[] = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.posix.join(folder, file)),
).filter((file) => statSync(file).isFile());

export function readSource(file: string): string {
  return readFileSync(file, 'utf8');
}

/** One import of a file. */
export interface Import {
  readonly from: string;
  /** File in the repository (its beginning, where the path is computed), or a package. */
  readonly to: string;
  readonly kind: 'static' | 'type' | 'lazy';
}

/** One use of `process.env`: the variable's name, `...` where all are handed on, or `*` for anything else. */
interface EnvironmentReading {
  readonly file: string;
  readonly name: string;
}

/** Where a file reads a part of all extensions, and the pattern of their files: `src/extensions/*\/client/tools.ts`. */
interface PartReading {
  readonly from: string;
  readonly pattern: string;
}

export const imports: Import[] = [];
export const partReadings: PartReading[] = [];
export const environmentReadings: EnvironmentReading[] = [];

for (const file of files) {
  if (!/\.[cm]?[jt]sx?$/.test(file)) continue;
  const visit = (node: ts.Node): void => {
    addImport(file, node);
    if (ts.isPropertyAccessExpression(node) && node.getText() === 'process.env') {
      environmentReadings.push({ file, name: getVariable(node.parent) });
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readSource(file), ts.ScriptTarget.Latest, true));
}

function getVariable(use: ts.Node): string {
  if (ts.isPropertyAccessExpression(use)) return use.name.text;
  return ts.isSpreadAssignment(use) ? '...' : '*';
}

function addImport(from: string, node: ts.Node): void {
  const add = (to: ts.Node, kind: Import['kind']) => {
    const text = ts.isTemplateExpression(to) ? to.head.text : ts.isStringLiteralLike(to) ? to.text : null;
    if (text !== null) imports.push({ from, to: text.startsWith('.') ? resolve(from, text) : text, kind });
  };
  if (ts.isImportDeclaration(node)) {
    const isType = node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
    add(node.moduleSpecifier, isType ? 'type' : 'static');
  } else if (ts.isExportDeclaration(node) && node.moduleSpecifier) {
    add(node.moduleSpecifier, node.isTypeOnly ? 'type' : 'static');
  } else if (ts.isCallExpression(node) && node.arguments[0]) {
    const callee = node.expression.getText();
    if (callee === 'import' || callee === 'import.meta.glob') addPartReading(from, node.arguments[0]);
    if (callee === 'import' || callee === 'jiti.import') add(node.arguments[0], 'lazy');
    if (callee === 'require') add(node.arguments[0], 'static');
  }
}

function addPartReading(from: string, argument: ts.Expression): void {
  const text = ts.isTemplateExpression(argument)
    ? argument.head.text + argument.templateSpans.map(({ literal }) => `*${literal.text}`).join('')
    : ts.isStringLiteralLike(argument)
      ? argument.text
      : '';
  const pattern = path.posix.join(path.posix.dirname(from), text);
  if (pattern.startsWith('src/extensions/*/')) partReadings.push({ from, pattern });
}

function resolve(from: string, specifier: string): string {
  const target = path.posix.join(path.posix.dirname(from), specifier);
  const candidates = [target, `${target}.ts`, `${target}.tsx`, path.posix.join(target, 'index.ts')];
  return candidates.find((file) => existsSync(file) && statSync(file).isFile()) ?? target;
}

/** Whether an import leads to a file of the repository, not to a package. */
export function isOwn({ to }: Import): boolean {
  return FOLDERS.some((folder) => to.startsWith(`${folder}/`));
}

/** What a file needs before it runs: what it imports, with the parts that it reads, and what these import. */
export function listNeeded(file: string, found = new Set<string>()): Set<string> {
  const ofExtensions = partReadings
    .filter(({ from }) => from === file)
    .flatMap(({ pattern }) => {
      const [start = '', end = ''] = pattern.split('*');
      return files.filter((one) => one.startsWith(start) && one.endsWith(end));
    });
  const imported = imports.flatMap(({ from, to, kind }) => (from === file && kind === 'static' ? to : []));
  for (const next of [...imported, ...ofExtensions]) {
    if (found.has(next)) continue;
    found.add(next);
    listNeeded(next, found);
  }
  return found;
}

/** Whether a module is part of the framework, without which some programs run. */
export function isOfFramework(module: string): boolean {
  return /^(react|react-dom|next)(\/|$)/.test(module);
}
