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

export const imports: Import[] = [];
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
    if (callee === 'import' || callee === 'jiti.import') add(node.arguments[0], 'lazy');
    if (callee === 'require') add(node.arguments[0], 'static');
  }
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
